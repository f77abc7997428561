// A row of tokens. With `fit` the row keeps its width and the tokens shrink to stay in it.
import Icon from 'heptapolis/icon.js';

const HOLDS_NUMBER = new Set(['coin', 'point', 'victory', 'defeat']);

function holds(token) {
  return token.n != null && HOLDS_NUMBER.has(token.icon);
}

function width(token) {
  if (token.text) return 0.2 + 0.6 * token.text.length;
  return token.n == null || holds(token) ? 1.2 : 1.9;
}

export default {
  components: { Icon },
  props: { row: Array, fit: Boolean },
  computed: {
    widths() {
      return this.row.reduce((sum, token) => sum + width(token), 0);
    },
  },
  methods: {
    kind(token) {
      if (token.text) return 'h-token--text';
      return holds(token) ? 'h-token--holds' : '';
    },
    holds,
  },
  template: `
    <span class="h-tokens" :class="{ 'h-tokens--fit': fit }" :style="{ '--widths': widths }" aria-hidden="true">
      <span class="h-tokens-row" :class="{ 'h-tokens-row--holds': row.some(holds) }">
        <span v-for="(token, i) in row" :key="i" class="h-token" :class="kind(token)">
          <template v-if="token.text">{{ token.text }}</template>
          <Icon v-else :name="token.icon" /><b v-if="token.n != null">{{ token.n }}</b>
        </span>
      </span>
    </span>`,
};
