import Duel from 'heptapolis/duel.js';
import Force from 'heptapolis/force.js';
import Tokens from 'heptapolis/token.js';
import scene from 'heptapolis/scene.js';
import show from 'heptapolis/show.js';

export default {
  components: { Duel, Force, Tokens },
  mixins: [scene, show],
  computed: {
    done() {
      return !this.scene || this.at >= this.scene.borders.length;
    },
  },
  methods: {
    gained(total) {
      return total.gained.map((n) => ({ icon: n > 0 ? 'victory' : 'defeat', n: String(n).replace('-', '−') }));
    },
    signed(n) {
      return n > 0 ? `+${n}` : String(n).replace('-', '−');
    },
  },
  template: `
    <section class="h-conflict" tabindex="0" :class="{ 'h-conflict--playing': !done }">
      <template v-if="scene">
        <h2 class="h-conflict-title">{{ scene.title }}</h2>
        <p v-if="scene.awaited" class="h-conflict-awaited" role="status">{{ scene.awaited }}</p>
        <ol class="h-borders" :data-borders="scene.borders.length">
          <li v-for="(border, i) in scene.borders" :key="i" class="h-border"
              :class="{ 'h-border--later': i >= at, 'h-border--yours': border.yours }">
            <Force v-for="side in ['left', 'right']" :key="side" :border="border" :side="side"
                   :shields="border[side].shields" stamped />
            <p class="h-border-text">{{ border.outcome }}</p>
          </li>
        </ol>
        <Duel v-if="!done" :key="at" :border="scene.borders[at]" />
        <ul class="h-totals" :style="{ '--cities': scene.totals.length }">
          <li v-for="total in scene.totals" :key="total.place" class="h-total">
            <span class="h-total-name">{{ total.name }}</span>
            <Tokens :row="gained(total)" /><b>{{ signed(total.sum) }}</b>
          </li>
        </ul>
      </template>
    </section>`,
};
