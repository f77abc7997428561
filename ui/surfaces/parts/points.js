// What a city is worth, in a laurel.
import Icon from 'heptapolis/icon.js';

export default {
  components: { Icon },
  props: { n: Number, label: String },
  template: `
    <span class="h-points" :title="label">
      <Icon name="point" /><b>{{ n }}</b><span class="h-unseen">{{ label }}</span>
    </span>`,
};
