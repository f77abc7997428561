import Icon from 'heptapolis/icon.js';
import Middle from 'heptapolis/ring.js';
import Reveal from 'heptapolis/reveal.js';
import Row from 'heptapolis/row.js';
import Threads from 'heptapolis/threads.js';
import Tile from 'heptapolis/tile.js';
import Tokens from 'heptapolis/token.js';
import scene from 'heptapolis/scene.js';
import warm from 'heptapolis/warm.js';

export default {
  components: { Icon, Middle, Reveal, Row, Threads, Tile, Tokens },
  mixins: [scene],
  mounted: warm,
  computed: {
    waiting() {
      return this.scene.thinking.length > 0;
    },
  },
  methods: {
    // The last of three cities takes the whole width.
    isWide(i) {
      return i === 0 && this.scene.cities.length === 3;
    },
  },
  template: `
    <section class="h-table" :class="{ 'h-table--compact': scene?.compact }" :tabindex="scene?.compact ? 0 : null">
      <div v-if="scene && !scene.compact" class="h-table-ring" :data-cities="scene.cities.length">
        <Tile v-for="(city, i) in scene.cities" :key="city.place" :city="city" :story="scene.story"
              :waiting="waiting" :wide="isWide(i)" :data-place="city.place" :style="'grid-area: c' + i" />
        <Middle :scene="scene" data-place="-1" />
        <Threads v-if="scene.passing" :n="scene.cities.length" :passing="scene.passing" />
        <Reveal :reveal="scene.reveal" />
      </div>
      <template v-else-if="scene">
        <header class="h-table-head">
          <h2 class="h-table-title">{{ scene.title }}</h2>
          <p v-if="scene.passing_word"><Icon :name="scene.passing" /> {{ scene.passing_word }}</p>
          <p v-if="scene.discard.n"><Icon name="discard" /> {{ scene.discard.label }}</p>
        </header>
        <Row v-for="city in scene.cities" :key="city.place" :city="city" />
        <section v-if="scene.story?.lines.length" class="h-story">
          <h3>{{ scene.story.title }}</h3>
          <p v-for="(line, i) in scene.story.lines" :key="i">
            <strong>{{ line.name }}</strong> <span>{{ line.text }}</span> <Tokens :row="line.tokens" />
          </p>
        </section>
      </template>
    </section>`,
};
