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
        <h2 class="h-middle-age h-fits">{{ scene.title }}</h2>
        <p class="h-middle-turn h-fits">{{ scene.subtitle }}</p>
        <p v-if="turn" class="h-middle-pass h-fits"><Icon :name="turn" /> {{ scene.passing_word }}</p>
        <p v-if="scene.discard.n" class="h-middle-discard h-fits">{{ scene.discard.label }}</p>
        <p v-if="scene.thinking_line" class="h-middle-thinking h-fits" aria-live="polite">{{ scene.thinking_line }}</p>
      </div>
    </section>`,
};
