// A city's counts: coins, shields, conflict tokens, science. Each says its name to a screen reader.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';
import { gather } from 'heptapolis/gather.js';

export default {
  components: { Icon, Tokens },
  props: { city: Object, named: Boolean },
  computed: {
    counts() {
      const { coins, shields, victories, defeats, labels } = this.city;
      const won = victories.reduce((sum, n) => sum + n, 0);
      const tokens = [
        { icon: 'victory', n: won, label: labels.victories, sign: '+' },
        { icon: 'defeat', n: defeats, label: labels.defeats, sign: '−' },
      ];
      return [
        { icon: 'coin', n: coins, label: labels.coins },
        { icon: 'shield', n: shields, label: labels.shields },
        ...tokens.filter((token) => token.n !== 0),
      ];
    },
    science() {
      return gather(this.city.symbols, true);
    },
  },
  template: `
    <ul class="h-stats" :class="{ 'h-stats--named': named }">
      <li v-for="count in counts" :key="count.icon" class="h-stat" :title="count.label">
        <Icon :name="count.icon" /><b>{{ count.sign }}{{ count.n }}</b>
        <span :class="named ? 'h-stat-name' : 'h-unseen'">{{ count.label }}</span>
      </li>
      <li v-if="science.length" class="h-stat" :title="city.labels.science">
        <Tokens :row="science" />
        <span :class="named ? 'h-stat-name' : 'h-unseen'">{{ city.labels.science }}</span>
      </li>
    </ul>`,
};
