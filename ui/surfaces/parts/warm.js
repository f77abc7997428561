// A browser takes its time over every icon that it meets for the first time. It is made to meet
// them while nobody waits for anything, and not when new hands come.
const LEAST = 6;
let isWarm = false;

export default function warm() {
  if (isWarm || !window.requestIdleCallback) return;
  isWarm = true;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const classes = rules.map((rule) => rule.selectorText?.slice(1) ?? '').filter((name) => name.startsWith('i-'));
  const shelf = document.createElement('div');
  shelf.className = 'h-shelf';
  shelf.ariaHidden = 'true';
  document.body.append(shelf);
  const meet = (name) => {
    const icon = document.createElement('i');
    icon.className = `h-icon ${name}`;
    shelf.append(icon);
    // Asked for its looks, the browser fetches them.
    return getComputedStyle(icon).backgroundImage;
  };
  const next = (deadline) => {
    while (classes.length && deadline.timeRemaining() > LEAST) meet(classes.pop());
    if (classes.length) requestIdleCallback(next);
  };
  requestIdleCallback(next);
}
