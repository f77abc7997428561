// What every surface has: its scene, and where the wonders are drawn.

// What is as it was stays the same object, so that only what changed is drawn again.
function kept(before, now) {
  if (!before || !now || typeof before !== 'object' || typeof now !== 'object') return now;
  const keys = Object.keys(now);
  for (const key of keys) now[key] = kept(before[key], now[key]);
  const same = keys.length === Object.keys(before).length && keys.every((key) => now[key] === before[key]);
  return same ? before : now;
}

export default {
  props: { view: String, wonders: String },
  provide() {
    return { wonders: this.wonders };
  },
  methods: {
    focus() {
      this.$el.focus({ preventScroll: true });
    },
  },
  computed: {
    scene(_, before) {
      return this.view ? kept(before, JSON.parse(this.view)) : null;
    },
  },
};
