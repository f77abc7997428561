// A border while it is being settled: strengths are counted up, then tokens are stamped.
import Force from 'heptapolis/force.js';
import { play } from 'heptapolis/sound.js';

const STEPS = 12;
const STEP = 70;
const STAMP = 1050;

export default {
  components: { Force },
  props: { border: Object },
  data: () => ({ counted: 0, stamped: false }),
  mounted() {
    play('drum');
    this.counter = setInterval(this.count, STEP);
    this.timer = setTimeout(this.stamp, STAMP);
  },
  unmounted() {
    clearInterval(this.counter);
    clearTimeout(this.timer);
  },
  methods: {
    count() {
      this.counted += 1;
      play('tick');
      if (this.counted === STEPS) clearInterval(this.counter);
    },
    stamp() {
      this.stamped = true;
      play('stamp');
    },
    shields(side) {
      return Math.round((this.border[side].shields * this.counted) / STEPS);
    },
  },
  template: `
    <div class="h-duel">
      <div class="h-duel-sides">
        <Force v-for="side in ['left', 'right']" :key="side" :border="border" :side="side"
               :shields="shields(side)" :stamped="stamped" />
      </div>
      <p class="h-duel-text" :class="{ 'h-duel-text--said': stamped }">{{ border.text }}</p>
    </div>`,
};
