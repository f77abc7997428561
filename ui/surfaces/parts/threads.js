// Threads between neighbours, with arrows the way the hands go.
const covers = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;

// Cities that have a stretch of border in common are joined in the middle of it; others across the
// table's middle, on its upper rim to the right and on its lower one to the left: always clockwise.
function between(from, to, oval) {
  const [left, right] = [Math.max(from.left, to.left), Math.min(from.right, to.right)];
  const [top, bottom] = [Math.max(from.top, to.top), Math.min(from.bottom, to.bottom)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (left < right) return { x, y, turn: to.top > from.top ? 90 : -90 };
  const isRightwards = to.left > from.left;
  const turn = isRightwards ? 0 : 180;
  if (!covers(oval, x, y)) return { x, y, turn };
  return isRightwards ? { x, y: oval.top, turn, rim: 'top' } : { x, y: oval.bottom, turn, rim: 'bottom' };
}

export default {
  props: { n: Number, passing: String },
  data: () => ({ arrows: [] }),
  mounted() {
    this.watcher = new ResizeObserver(this.measure);
    this.watcher.observe(this.$el);
  },
  unmounted() {
    this.watcher.disconnect();
  },
  methods: {
    measure() {
      const ring = this.$el.parentElement;
      const { left, top } = ring.getBoundingClientRect();
      const boxes = [...ring.querySelectorAll('[data-place]')].map((box) => box.getBoundingClientRect());
      const [cities, oval] = [boxes.slice(0, this.n), boxes.at(-1)];
      this.arrows = cities.map((box, i) => between(box, cities[(i + 1) % this.n], oval))
        .map((arrow) => ({ ...arrow, x: arrow.x - left, y: arrow.y - top }));
    },
    style({ x, y, turn }) {
      const back = this.passing === 'right' ? 180 : 0;
      return { left: `${x}px`, top: `${y}px`, '--turn': `${turn + back}deg` };
    },
  },
  template: `
    <div class="h-threads" aria-hidden="true">
      <svg v-for="(arrow, i) in arrows" :key="i" class="h-thread" :style="style(arrow)" :data-rim="arrow.rim" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11" /><path d="M8.500 5.500 15.500 12l-7 6.500" />
      </svg>
    </div>`,
};
