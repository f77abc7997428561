// The middle of the table: age and turn, who is thinking, which way the hands go round.
import Icon from 'heptapolis/icon.js';
import fit from 'heptapolis/fit.js';

export default {
  components: { Icon },
  directives: { fit },
  props: { scene: Object },
  template: `
    <section class="h-middle">
      <svg class="h-middle-oval" aria-hidden="true">
        <rect class="h-oval-rim" />
        <rect class="h-oval-thread" :data-passing="scene.passing" />
      </svg>
      <div v-fit class="h-middle-words">
        <h2 class="h-middle-age">{{ scene.title }}</h2>
        <p class="h-middle-turn">{{ scene.subtitle }}</p>
        <p v-if="scene.passing_word" class="h-middle-pass">
          <Icon :name="scene.passing" /> {{ scene.passing_word }}
          <span v-if="scene.discard.n" :title="scene.discard.label">
            <Icon name="discard" /> {{ scene.discard.n }}<span class="h-unseen"> {{ scene.discard.label }}</span>
          </span>
        </p>
        <p v-if="scene.thinking_line" class="h-middle-thinking" aria-live="polite">{{ scene.thinking_line }}</p>
      </div>
    </section>`,
};
