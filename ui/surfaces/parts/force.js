// One side of a border: a city, its strength, and the token it takes.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';
import Wonder from 'heptapolis/wonder.js';

// Longer names take more than two lines where many cities meet.
const LONG = 12;

export default {
  components: { Icon, Tokens, Wonder },
  props: { border: Object, side: String, shields: Number, stamped: Boolean },
  created() {
    this.LONG = LONG;
  },
  computed: {
    force() {
      return this.border[this.side];
    },
    won() {
      return this.border.winner === this.force.place;
    },
    lost() {
      return this.border.winner !== null && !this.won;
    },
    token() {
      return this.won ? [{ icon: 'victory', n: this.border.token }] : [{ icon: 'defeat', n: '−1' }];
    },
  },
  template: `
    <div class="h-force" :data-side="side" :class="{ 'h-force--won': stamped && won, 'h-force--lost': stamped && lost, 'h-force--plain': !force.picture }">
      <Wonder v-if="force.picture" class="h-force-art" :picture="force.picture" />
      <span class="h-force-name" :class="{ 'h-force-name--long': force.name.length > LONG }">{{ force.name }}</span>
      <span class="h-force-marks">
        <span class="h-force-shields"><Icon name="shield" /><b>{{ shields }}</b></span>
        <Tokens v-if="stamped && (won || lost)" class="h-stamp" :row="token" />
      </span>
    </div>`,
};
