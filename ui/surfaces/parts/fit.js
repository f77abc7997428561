// A directive: what would run out of its box is drawn smaller, in steps, until it fits.
// Where that is not enough the box is marked as tight, so that styles can leave something out.
const SMALLER = 0.7;
const SMALLEST = 0.6;
const STEP = 0.04;

// Offsets, not the scrolled size: what is still moving into its place does not count.
function runsOver(box) {
  const last = box.lastElementChild;
  const room = box.clientHeight - parseFloat(getComputedStyle(box).paddingBottom);
  return last.offsetTop + last.offsetHeight > room + 1;
}

function shrink(box, least) {
  for (let size = 1; size >= least; size -= STEP) {
    box.style.setProperty('--fit', size.toFixed(2));
    if (!runsOver(box)) return true;
  }
  return false;
}

function fit(box) {
  box.removeAttribute('data-tight');
  if (shrink(box, SMALLER)) return;
  box.setAttribute('data-tight', '');
  shrink(box, SMALLEST);
}

// Boxes that change together are measured together: the page is laid out once for all of them.
const changed = new Set();

function fitAll() {
  const boxes = [...changed];
  changed.clear();
  for (const box of boxes) {
    box.removeAttribute('data-tight');
    box.style.setProperty('--fit', '1');
  }
  boxes.filter(runsOver).forEach(fit);
}

function fitSoon(box) {
  if (!changed.size) requestAnimationFrame(fitAll);
  changed.add(box);
}

export default {
  mounted(box) {
    box.fitter = new ResizeObserver(() => fit(box));
    box.fitter.observe(box);
  },
  updated: fitSoon,
  unmounted(box) {
    box.fitter.disconnect();
    changed.delete(box);
  },
};
