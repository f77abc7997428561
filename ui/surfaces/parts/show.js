// A show that goes on beat by beat. A screen that was there sees it; one that comes later, or wants
// no motion, sees how it ended. The surface says when it is done, and may do something on the beat.
export default (beat) => ({
  data: () => ({ at: Infinity }),
  watch: {
    'scene.show': {
      immediate: true,
      handler(shown) {
        if (shown && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.begin();
      },
    },
  },
  unmounted() {
    clearInterval(this.timer);
  },
  methods: {
    begin() {
      this.at = 0;
      this.timer = setInterval(this.next, beat);
    },
    next() {
      this.at += 1;
      this.beat?.();
      if (this.done) clearInterval(this.timer);
    },
  },
});
