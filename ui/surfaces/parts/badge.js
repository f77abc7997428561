// Whether a card can be had, at a glance.
import Icon from 'heptapolis/icon.js';

const ICONS = { free: 'free', chain: 'chain', own: 'check', pay: 'coin', no: 'no' };

export default {
  components: { Icon },
  props: { badge: Object },
  computed: {
    icon() {
      return ICONS[this.badge.kind];
    },
  },
  template: `
    <span class="h-badge" :class="'h-badge--' + badge.kind">
      <Icon :name="icon" />
      <b v-if="badge.kind === 'pay'">{{ badge.n }}</b>
      <span v-else class="h-badge-text">{{ badge.text }}</span>
    </span>`,
};
