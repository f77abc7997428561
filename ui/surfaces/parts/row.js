// A city on the phone's table: the same things, in three short lines.
import Icon from 'heptapolis/icon.js';
import Points from 'heptapolis/points.js';
import Stacks from 'heptapolis/stack.js';
import Stages from 'heptapolis/stage.js';
import Stats from 'heptapolis/stats.js';

export default {
  components: { Icon, Points, Stacks, Stages, Stats },
  props: { city: Object },
  template: `
    <article class="h-line" :class="{ 'h-line--you': city.you, 'h-tile--thinking': city.thinking }">
      <header class="h-line-head">
        <Icon :name="city.resource" />
        <span class="h-line-names"><strong>{{ city.name }}</strong> <span>{{ city.board_name }}&nbsp;{{ city.side }}{{ city.played_by && ' · ' + city.played_by }}</span></span>
        <Icon v-if="city.bot" name="bot" /><Icon v-if="city.thinking" name="wait" />
        <Points :n="city.points" :label="city.labels.points" />
      </header>
      <div><Stats :city="city" /></div>
      <Stages :stages="city.stages" :label="city.labels.stages" />
      <Stacks v-if="city.groups.length" :groups="city.groups" />
    </article>`,
};
