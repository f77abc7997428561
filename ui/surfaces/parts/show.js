// A show that goes on beat by beat. A screen that was there sees it; one that comes later, or wants
// no motion, sees how it ended. The surface says when it is done, and may do something on the beat.
export default {
  data: () => ({ at: Infinity }),
  watch: {
    'scene.beat': {
      immediate: true,
      handler(beat) {
        if (beat && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.begin(beat);
      },
    },
  },
  unmounted() {
    clearInterval(this.timer);
  },
  methods: {
    begin(beat) {
      this.at = 0;
      this.timer = setInterval(this.next, 1000 * beat);
    },
    next() {
      this.at += 1;
      this.heard?.();
      if (this.done) clearInterval(this.timer);
    },
  },
};
