// A card of the hand, small: name, colour and its sign, effect, cost, whether it can be had.
import Badge from 'heptapolis/badge.js';
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';

export default {
  components: { Badge, Icon, Tokens },
  props: { card: Object, pending: Boolean },
  computed: {
    said() {
      const { name, colour_word, badge, text } = this.card;
      return [name, colour_word, badge.text, text].filter(Boolean).join('. ');
    },
  },
  template: `
    <button type="button" class="h-card" :data-colour="card.colour" :data-badge="card.badge.kind"
            :class="{ 'h-card--pending': pending }" :aria-label="said" aria-haspopup="dialog">
      <span class="h-card-head">
        <Icon :name="card.colour" /><span class="h-card-name">{{ card.name }}</span>
      </span>
      <span class="h-card-body">
        <Tokens class="h-card-effect" :row="card.effect" fit />
        <span class="h-card-foot">
          <Tokens class="h-card-cost" :row="card.cost" fit /><Badge :badge="card.badge" />
        </span>
      </span>
    </button>`,
};
