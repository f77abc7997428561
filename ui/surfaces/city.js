import Icon from 'heptapolis/icon.js';
import Points from 'heptapolis/points.js';
import Stats from 'heptapolis/stats.js';
import Tokens from 'heptapolis/token.js';
import Wonder from 'heptapolis/wonder.js';
import scene from 'heptapolis/scene.js';

export default {
  components: { Icon, Points, Stats, Tokens, Wonder },
  mixins: [scene],
  methods: {
    either(options) {
      return options.flatMap((option, i) => (i ? [{ text: '/' }, option] : [option]));
    },
  },
  template: `
    <section class="h-city" tabindex="-1">
      <template v-if="scene">
        <header class="h-city-head">
          <Wonder class="h-city-art" :picture="scene.picture" middle />
          <Icon :name="scene.resource" />
          <div class="h-city-names">
            <h2 class="h-city-name"><Icon v-if="scene.bot" name="bot" /> {{ scene.name }}</h2>
            <p>{{ scene.wonder }}&nbsp;·&nbsp;{{ scene.side }}</p>
          </div>
          <Icon v-if="scene.thinking" name="wait" class="h-turning" />
          <Points :n="scene.points" :label="scene.labels.points" />
        </header>
        <div class="h-city-body">
          <div class="h-city-flow">
            <Stats :city="scene" named />
            <section v-if="scene.makes.length" class="h-city-part">
              <h3>{{ scene.labels.makes }}</h3>
              <ul class="h-makes"><li v-for="(options, i) in scene.makes" :key="i"><Tokens :row="either(options)" /></li></ul>
            </section>
            <section class="h-city-part">
              <h3>{{ scene.labels.stages }}</h3>
              <ol class="h-city-stages">
                <li v-for="(stage, i) in scene.stages" :key="i" class="h-city-stage"
                    :class="{ 'h-stage--built': stage.built, 'h-stage--next': stage.next }">
                  <Icon :name="stage.built ? 'check' : 'stage'" />
                  <span class="h-city-stage-words"><Tokens class="h-city-stage-effect" :row="stage.effect" />{{ stage.text }}</span>
                  <Tokens v-if="!stage.built" class="h-city-stage-cost" :row="stage.cost" />
                </li>
              </ol>
            </section>
            <p v-if="!scene.groups.length" class="h-muted">{{ scene.labels.nothing_built }}</p>
            <section v-for="group in scene.groups" :key="group.colour" class="h-suit" :data-colour="group.colour">
              <h3><Icon :name="group.colour" /> {{ group.word }} <b>{{ group.cards.length }}</b></h3>
              <details v-for="card in group.cards" :key="card.id" class="h-built" name="h-built">
                <summary><span>{{ card.name }}</span><Tokens :row="card.effect" /></summary>
                <p>{{ card.text }}</p>
              </details>
            </section>
          </div>
        </div>
      </template>
    </section>`,
};
