// The actions a card allows, and for each the ways to pay: one tap each, then one confirm.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';

const ICONS = { stage: 'stage', sell: 'coin', take: 'pick' };
const WISHED = ['build', 'take'];

export default {
  components: { Icon, Tokens },
  props: { card: Object, labels: Object },
  emits: ['confirm'],
  data() {
    const wished = this.card.actions.findIndex((a) => a.enabled && WISHED.includes(a.kind));
    return { action: wished, way: 0 };
  },
  computed: {
    move() {
      return this.card.actions[this.action]?.ways[this.way]?.move ?? null;
    },
  },
  watch: {
    action() {
      this.way = 0;
    },
  },
  methods: {
    icon(action) {
      return ICONS[action.kind] ?? this.card.colour;
    },
    note(action) {
      if (!action.enabled) return action.reason;
      const [first] = action.ways;
      return action.ways.length > 1 ? '' : first.detail || first.label;
    },
    price(way) {
      return way.total > 0 ? [{ icon: 'coin', n: way.total }] : [];
    },
    confirm() {
      if (this.move !== null) this.$emit('confirm', this.move);
    },
  },
  template: `
    <form class="h-choice" @submit.prevent="confirm">
      <div class="h-choice-list">
        <div v-for="(option, i) in card.actions" :key="option.kind" class="h-action"
             :class="{ 'h-action--on': action === i, 'h-action--off': !option.enabled }">
          <label class="h-action-line">
            <input v-model="action" type="radio" name="action" :value="i" :disabled="!option.enabled" />
            <Icon :name="icon(option)" />
            <span class="h-action-words">
              <strong>{{ option.label }}</strong><span v-if="note(option)">{{ note(option) }}</span>
            </span>
            <Tokens v-if="option.enabled && option.ways.length === 1" :row="price(option.ways[0])" />
          </label>
          <div v-if="action === i && option.ways.length > 1" class="h-ways" role="radiogroup" :aria-label="option.label">
            <label v-for="(found, j) in option.ways" :key="found.move" class="h-way">
              <input v-model="way" type="radio" name="way" :value="j" />
              <span class="h-action-words"><strong>{{ found.label }}</strong><span>{{ found.detail }}</span></span>
              <Tokens :row="price(found)" />
            </label>
          </div>
        </div>
      </div>
      <div class="h-choice-end">
        <button type="submit" class="h-button h-button--primary" :disabled="move === null">{{ labels.confirm }}</button>
      </div>
    </form>`,
};
