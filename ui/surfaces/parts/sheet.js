// The sheet that rises when a card is tapped, falls with the thumb that pulls it down, and turns to
// the next card with the thumb that wipes it aside.
// Not a modal of the browser: making the page inert and live again costs a slow phone two frames.
import Choice from 'heptapolis/choice.js';
import Face from 'heptapolis/face.js';

const FAR = 90;
const ASIDE = 60;
const FAST = 0.5;
const STOPS = 'button:not(:disabled), input:not(:disabled)';

export default {
  components: { Choice, Face },
  props: { card: Object, labels: Object, asked: String },
  emits: ['confirm', 'close', 'turn'],
  data: () => ({ pulled: 0, thumb: null }),
  mounted() {
    this.before = document.activeElement;
    this.$refs.sheet.focus({ preventScroll: true });
  },
  beforeUnmount() {
    this.before?.focus?.({ preventScroll: true });
  },
  methods: {
    // With the keyboard the focus goes round inside.
    stay(event) {
      const stops = [...this.$refs.sheet.querySelectorAll(STOPS)];
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge && document.activeElement !== this.$refs.sheet) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0]).focus();
    },
    grip({ touches }) {
      this.thumb = { x: touches[0].clientX, y: touches[0].clientY, at: performance.now(), aside: 0 };
    },
    pull({ touches }) {
      if (!this.thumb) return;
      this.thumb.aside = touches[0].clientX - this.thumb.x;
      const down = touches[0].clientY - this.thumb.y;
      const scrolled = this.$refs.inside.scrollTop > 0;
      if (!scrolled && Math.abs(this.thumb.aside) < down) this.pulled = down;
    },
    release() {
      const { aside, at } = this.thumb ?? { aside: 0, at: 0 };
      const pulled = this.pulled;
      const fast = pulled / (performance.now() - at) > FAST;
      this.thumb = null;
      this.pulled = 0;
      if (pulled > FAR || (pulled > 20 && fast)) this.$emit('close');
      else if (pulled === 0 && Math.abs(aside) > ASIDE) this.$emit('turn', aside < 0 ? 1 : -1);
    },
  },
  template: `
    <div class="h-sheet-shade" :class="{ 'h-sheet-shade--held': thumb }" @click.self="$emit('close')">
      <div ref="sheet" class="h-sheet" role="dialog" aria-modal="true" :aria-label="card.name" tabindex="-1"
           :style="{ '--pulled': pulled + 'px' }" @keydown.esc="$emit('close')" @keydown.tab="stay"
           @touchstart.passive="grip" @touchmove.passive="pull" @touchend="release" @touchcancel="release">
        <div ref="inside" class="h-sheet-in" :class="{ 'h-sheet-in--asked': asked }">
          <nav class="h-sheet-head">
            <button type="button" class="h-sheet-turn" :aria-label="labels.before" @click="$emit('turn', -1)">‹</button>
            <button type="button" class="h-sheet-close" :aria-label="labels.close" @click="$emit('close')"></button>
            <button type="button" class="h-sheet-turn" :aria-label="labels.after" @click="$emit('turn', 1)">›</button>
          </nav>
          <p v-if="asked" class="h-sheet-asked">{{ asked }}</p>
          <Face :card="card" :labels="labels" />
          <slot><Choice :card="card" :labels="labels" @confirm="$emit('confirm', $event)" /></slot>
        </div>
      </div>
    </div>`,
};
