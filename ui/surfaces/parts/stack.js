// A city's cards as coloured stacks that show what they give together.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';
import { gatherCards } from 'heptapolis/gather.js';

// What these give is already counted among the city's shields and science.
const COUNTED = new Set(['red', 'green']);

export default {
  components: { Icon, Tokens },
  props: { groups: Array },
  methods: {
    given(group) {
      return COUNTED.has(group.colour) ? [] : gatherCards(group.cards);
    },
    said(group) {
      return [group.word, ...group.cards.map((card) => card.name)].join(', ');
    },
  },
  template: `
    <transition-group name="h-laid" tag="ul" class="h-stacks">
      <li v-for="group in groups" :key="group.colour" class="h-stack" :data-colour="group.colour">
        <span class="h-stack-head">
          <Icon :name="group.colour" />
          <b :key="group.cards.length" class="h-stack-count">{{ group.cards.length }}</b>
          <span class="h-unseen">{{ said(group) }}</span>
          <Tokens v-if="given(group).length" :row="given(group)[0]" />
        </span>
        <Tokens v-for="(row, i) in given(group).slice(1)" :key="i" :row="row" />
      </li>
    </transition-group>`,
};
