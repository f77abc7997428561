// Threads between neighbours, with arrows the way the hands go.
const SAMPLES = 60;

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
const covers = (box, [x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;

// The middle of what can be seen of the straight way between two cities.
function between(from, to, boxes) {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const way = Array.from({ length: SAMPLES }, (_, i) => [x1 + ((x2 - x1) * i) / SAMPLES, y1 + ((y2 - y1) * i) / SAMPLES]);
  const seen = way.filter((point) => !boxes.some((box) => covers(box, point)));
  const [x, y] = seen[Math.floor(seen.length / 2)] ?? way[SAMPLES / 2];
  return { x, y, turn: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
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
      const cities = boxes.slice(0, this.n);
      this.arrows = cities.map((box, i) => between(box, cities[(i + 1) % this.n], boxes))
        .map(({ x, y, turn }) => ({ x: x - left, y: y - top, turn }));
    },
    style({ x, y, turn }) {
      const back = this.passing === 'right' ? 180 : 0;
      return { left: `${x}px`, top: `${y}px`, '--turn': `${turn + back}deg` };
    },
  },
  template: `
    <div class="h-threads" aria-hidden="true">
      <svg v-for="(arrow, i) in arrows" :key="i" class="h-thread" :style="style(arrow)" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11" /><path d="M8.500 5.500 15.500 12l-7 6.500" />
      </svg>
    </div>`,
};
