// A city's cards as coloured stacks that show what they give together.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';
import { gatherCards } from 'heptapolis/gather.js';

// What these give is already counted among the city's shields and science.
const COUNTED = new Set(['red', 'green']);

// A stack that joins others is turned over; a transition-group would measure all of them each time.
const laid = {
  beforeMount(stack, { instance }) {
    if (instance.$.isMounted) stack.classList.add('h-laid');
  },
};

export default {
  components: { Icon, Tokens },
  directives: { laid },
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
    <ul class="h-stacks">
      <li v-for="group in groups" :key="group.colour" v-laid class="h-stack" :data-colour="group.colour">
        <span class="h-stack-head">
          <Icon :name="group.colour" />
          <b :key="group.cards.length" class="h-stack-count">{{ group.cards.length }}</b>
          <span class="h-unseen">{{ said(group) }}</span>
          <Tokens v-if="given(group).length" :row="given(group)[0]" />
        </span>
        <Tokens v-for="(row, i) in given(group).slice(1)" :key="i" :row="row" />
      </li>
    </ul>`,
};
