// A card face up and large, with its sentence, its cost and its chains.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';

export default {
  components: { Icon, Tokens },
  props: { card: Object, labels: Object },
  computed: {
    age() {
      return 'I'.repeat(this.card.age);
    },
    chains() {
      const { chain_from, chain_to } = this.card;
      return [[this.labels.from, chain_from], [this.labels.to, chain_to]].filter(([, names]) => names.length);
    },
  },
  template: `
    <article class="h-face" :data-colour="card.colour">
      <header class="h-face-head">
        <Icon :name="card.colour" />
        <span class="h-face-names">
          <strong class="h-face-name">{{ card.name }}</strong><span>{{ card.colour_word }}</span>
        </span>
        <span class="h-face-age" aria-hidden="true">{{ age }}</span>
      </header>
      <div class="h-face-body">
        <Tokens class="h-face-effect" :row="card.effect" fit />
        <p class="h-face-text">{{ card.text }}</p>
        <dl class="h-face-facts">
          <template v-if="card.cost.length">
            <dt>{{ labels.cost }}</dt><dd><Tokens :row="card.cost" /></dd>
          </template>
          <template v-for="[label, names] in chains" :key="label">
            <dt><Icon name="chain" /> {{ label }}</dt><dd>{{ names.join(', ') }}</dd>
          </template>
        </dl>
      </div>
    </article>`,
};
