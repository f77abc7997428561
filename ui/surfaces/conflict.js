import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';
import scene from 'heptapolis/scene.js';

export default {
  components: { Icon, Tokens },
  mixins: [scene],
  methods: {
    won(border, side) {
      return border.winner === border[side].place;
    },
    lost(border, side) {
      return border.winner !== null && !this.won(border, side);
    },
    gained(total) {
      return total.gained.map((n) => ({ icon: n > 0 ? 'victory' : 'defeat', n: Math.abs(n) }));
    },
    signed(n) {
      return n > 0 ? `+${n}` : String(n).replace('-', '−');
    },
  },
  template: `
    <section class="h-conflict">
      <template v-if="scene">
        <h2 class="h-conflict-title">{{ scene.title }}</h2>
        <ol class="h-borders">
          <li v-for="(border, i) in scene.borders" :key="i" class="h-border" :style="{ '--i': i }">
            <div v-for="side in ['left', 'right']" :key="side" class="h-force" :data-side="side"
                 :class="{ 'h-force--won': won(border, side), 'h-force--lost': lost(border, side) }">
              <span class="h-force-name">{{ border[side].name }}</span>
              <span class="h-force-shields"><Icon name="shield" /><b>{{ border[side].shields }}</b></span>
              <Tokens v-if="won(border, side)" class="h-stamp" :row="[{ icon: 'victory', n: border.token }]" />
              <Tokens v-else-if="lost(border, side)" class="h-stamp" :row="[{ icon: 'defeat', n: 1 }]" />
            </div>
            <p class="h-border-text">{{ border.text }}</p>
          </li>
        </ol>
        <ul class="h-totals">
          <li v-for="total in scene.totals" :key="total.place" class="h-total">
            <span class="h-total-name">{{ total.name }}</span>
            <Tokens :row="gained(total)" /><b>{{ signed(total.sum) }}</b>
          </li>
        </ul>
      </template>
    </section>`,
};
