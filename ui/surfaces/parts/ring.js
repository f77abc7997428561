// The middle of the table: age and turn, who is thinking, which way the hands go round.
import Icon from 'heptapolis/icon.js';
import fit from 'heptapolis/fit.js';

// Seats stand clockwise: whoever sits on the left comes next.
const TURNS = { left: 'clockwise', right: 'anticlockwise' };

export default {
  components: { Icon },
  directives: { fit },
  props: { scene: Object },
  computed: {
    turn() {
      return TURNS[this.scene.passing];
    },
  },
  template: `
    <section class="h-middle">
      <svg class="h-middle-oval" aria-hidden="true">
        <rect class="h-oval-rim" />
        <rect v-if="turn" class="h-oval-thread" :data-passing="scene.passing" />
      </svg>
      <div v-fit class="h-middle-words">
        <h2 class="h-middle-age">{{ scene.title }}</h2>
        <p class="h-middle-turn">{{ scene.subtitle }}</p>
        <p v-if="turn" class="h-middle-pass"><Icon :name="turn" /> {{ scene.passing_word }}</p>
        <p v-if="scene.discard.n" class="h-middle-discard">{{ scene.discard.label }}</p>
        <p v-if="scene.thinking_line" class="h-middle-thinking" aria-live="polite">{{ scene.thinking_line }}</p>
      </div>
    </section>`,
};
