// A card as a line of a list: colour and its sign, name, effect, cost, how often it is there, chains.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';

export default {
  components: { Icon, Tokens },
  props: { card: Object },
  template: `
    <button type="button" class="h-entry" :data-colour="card.colour" :aria-label="card.said" aria-haspopup="dialog">
      <span class="h-entry-sign"><Icon :name="card.colour" /></span>
      <span class="h-entry-name">{{ card.name }}</span>
      <span v-if="card.mark" class="h-entry-mark">{{ card.mark }}</span>
      <Tokens class="h-entry-effect" :row="card.effect" />
      <Tokens v-if="card.cost.length" class="h-entry-cost" :row="card.cost" />
      <span v-if="card.chain_from.length || card.chain_to.length" class="h-entry-chains">
        <span v-if="card.chain_from.length"><Icon name="chain" /> {{ card.chain_from.join(' / ') }}</span>
        <span v-if="card.chain_to.length">→ {{ card.chain_to.join(', ') }}</span>
      </span>
    </button>`,
};
