// The stages of a wonder in a row, lit when built.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';

export default {
  components: { Icon, Tokens },
  props: { stages: Array, label: String },
  template: `
    <ol class="h-stages" :aria-label="label">
      <li v-for="(stage, i) in stages" :key="i" class="h-stage" :title="stage.text"
          :class="{ 'h-stage--built': stage.built, 'h-stage--next': stage.next }">
        <Tokens :row="stage.effect" fit /><span class="h-unseen">{{ stage.text }}</span>
      </li>
    </ol>`,
};
