// In every page before anything else: notes when it was tapped, when it came to life, and when it
// first showed what is expected of it. Times are of one clock, as all pages run on one machine.
{
  const PATIENCE = 20000;
  const watch = { tapped: 0, ready: 0, seen: null };
  let check = null;
  let alive = false;

  const now = () => performance.timeOrigin + performance.now();
  const words = () => document.querySelector('#app')?.textContent ?? '';
  const every = (selector) => [...document.querySelectorAll(selector)];

  // Other words than now, something of `needs`, and nothing of `without` that holds `text`.
  watch.expect = ({ needs, without, text }) => {
    const before = words();
    watch.seen = new Promise((show, fail) => {
      setTimeout(fail, PATIENCE, new Error(`nothing new for ${PATIENCE} ms`));
      check = () => {
        const held = without && every(without).some((found) => found.textContent.includes(text));
        if (held || words() === before || !document.querySelector(needs)) return;
        check = null;
        show(now());
      };
    });
  };

  new MutationObserver(() => check?.()).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  addEventListener('click', (event) => {
    watch.tapped = performance.timeOrigin + event.timeStamp;
  }, true);
  Object.defineProperty(window, 'did_handshake', {
    get: () => alive,
    set(value) {
      alive = value;
      if (alive) watch.ready ||= performance.now();
    },
  });
  window.watch = watch;
}
