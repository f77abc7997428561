// A city on the television: everything that everybody may know, to be read from three metres.
import Icon from 'heptapolis/icon.js';
import Points from 'heptapolis/points.js';
import Stacks from 'heptapolis/stack.js';
import Stages from 'heptapolis/stage.js';
import Stats from 'heptapolis/stats.js';
import Tokens from 'heptapolis/token.js';
import Wonder from 'heptapolis/wonder.js';
import fit from 'heptapolis/fit.js';

export default {
  components: { Icon, Points, Stacks, Stages, Stats, Tokens, Wonder },
  directives: { fit },
  props: { city: Object, story: Object, waiting: Boolean, wide: Boolean },
  computed: {
    tale() {
      return this.story.lines.filter((line) => line.place === this.city.place);
    },
    told() {
      return this.tale.map((line) => line.text).join();
    },
  },
  template: `
    <article v-fit class="h-tile"
             :class="{ 'h-tile--thinking': city.thinking, 'h-tile--free': city.free_city, 'h-tile--wide': wide }">
      <Wonder class="h-tile-art" :picture="city.picture" />
      <header class="h-tile-head">
        <Icon v-if="city.bot" name="bot" />
        <h3 class="h-tile-name"><span class="h-tile-who">{{ city.name }}</span> <span class="h-tile-wonder">{{ city.board_name }}{{ city.played_by && ' · ' + city.played_by }}</span></h3>
        <Icon v-if="city.thinking" name="wait" class="h-turning" />
        <Icon v-else-if="waiting && !city.free_city" name="check" />
        <Points :n="city.points" :label="city.labels.points" />
      </header>
      <div class="h-tile-view"></div>
      <div class="h-tile-board h-fits">
        <Icon :name="city.resource" /><Stages :stages="city.stages" :label="city.labels.stages" />
      </div>
      <div class="h-tile-goods h-fits">
        <Stats :city="city" />
        <Stacks v-if="city.groups.length" :groups="city.groups" />
        <p v-else class="h-tile-empty">{{ city.labels.nothing_built }}</p>
      </div>
      <div v-if="tale.length" :key="told" class="h-tile-tale">
        <p v-for="(line, i) in tale" :key="i" class="h-tale">
          <Tokens v-if="line.tokens.length" :row="line.tokens" />
          <span class="h-tale-full">{{ line.text }}</span><span class="h-tale-brief">{{ line.brief }}</span>
        </p>
      </div>
    </article>`,
};
