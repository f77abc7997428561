// A directive: where a box would run over, its parts that fit are drawn smaller, in steps.
// Where that is not enough the box is marked as tight, so that styles can leave something out.
// Boxes are measured together: the page is laid out once for all of them, not once for each.
// What runs over shrinks at once; whether something may grow again is asked when all is quiet.
const QUIET = 1500;
const STEP = 0.04;
const LOOSE = { last: 7, steps: new WeakMap() };
const TIGHT = { last: 10, steps: new WeakMap() };

// Offsets, not the scrolled size: what is still moving into its place does not count.
function runsOver(box) {
  const last = box.lastElementChild;
  const room = box.clientHeight - parseFloat(getComputedStyle(box).paddingBottom);
  return last.offsetTop + last.offsetHeight > room + 1;
}

function draw(box, step) {
  const size = (1 - step * STEP).toFixed(2);
  for (const part of box.getElementsByClassName('h-fits')) part.style.setProperty('--fit', size);
}

// Finds for each box the first step at which it fits, beginning where it was before: mostly it is
// the same or the next. Gives the boxes that run over even at the last step.
function shrink(boxes, { last, steps }) {
  const searches = boxes.map((box) => ({ box, over: -1, fits: last + 1, at: steps.get(box) ?? 0 }));
  for (let open = searches; open.length; open = open.filter(({ over, fits }) => fits - over > 1)) {
    open.forEach(({ box, at }) => draw(box, at));
    const areOver = open.map(({ box }) => runsOver(box));
    open.forEach((search, i) => {
      const { box, at } = search;
      search[areOver[i] ? 'over' : 'fits'] = at;
      const fitsStill = !areOver[i] && at === steps.get(box);
      search.at = fitsStill ? at - 1 : Math.ceil((search.over + search.fits) / 2);
    });
  }
  for (const { box, fits } of searches) {
    steps.set(box, Math.min(fits, last));
    draw(box, steps.get(box));
  }
  return searches.filter(({ fits }) => fits > last).map(({ box }) => box);
}

function fit(boxes) {
  boxes.forEach((box) => box.removeAttribute('data-tight'));
  const tight = shrink(boxes, LOOSE);
  tight.forEach((box) => box.setAttribute('data-tight', ''));
  shrink(tight, TIGHT);
}

const changed = new Set();
const unsettled = new Set();
let quiet;

function fitChanged() {
  fit([...changed].filter(runsOver));
  changed.forEach((box) => unsettled.add(box));
  changed.clear();
  clearTimeout(quiet);
  quiet = setTimeout(settle, QUIET);
}

function settle() {
  fit([...unsettled]);
  unsettled.clear();
}

const resized = new ResizeObserver((entries) => fit(entries.map(({ target }) => target)));

export default {
  mounted(box) {
    resized.observe(box);
  },
  updated(box) {
    if (!changed.size) requestAnimationFrame(fitChanged);
    changed.add(box);
  },
  unmounted(box) {
    resized.unobserve(box);
    changed.delete(box);
    unsettled.delete(box);
  },
};
