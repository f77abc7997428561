import Entry from 'heptapolis/entry.js';
import Icon from 'heptapolis/icon.js';
import Sheet from 'heptapolis/sheet.js';
import scene from 'heptapolis/scene.js';

export default {
  components: { Entry, Icon, Sheet },
  mixins: [scene],
  data: () => ({ colour: null, open: null }),
  computed: {
    sections() {
      if (!this.colour) return this.scene.sections;
      const fits = (card) => card.colour === this.colour;
      return this.scene.sections
        .map((section) => ({ ...section, cards: section.cards.filter(fits) }))
        .filter((section) => section.cards.length);
    },
    chosen() {
      return this.scene.colours.find(({ colour }) => colour === this.colour);
    },
  },
  methods: {
    // After the last card comes the first.
    turn(step) {
      const cards = this.sections.flatMap((section) => section.cards);
      const place = cards.findIndex(({ id }) => id === this.open.id);
      this.open = cards.at((place + step) % cards.length);
    },
    look(colour) {
      this.colour = this.colour === colour ? null : colour;
    },
  },
  template: `
    <section v-if="scene">
      <div class="h-filter">
        <div class="h-filter-row" role="group" :aria-label="scene.labels.filter">
          <button v-for="one in scene.colours" :key="one.colour" type="button" class="h-filter-button"
                  :data-colour="one.colour" :aria-pressed="colour === one.colour" :aria-label="one.word"
                  :title="one.word" @click="look(one.colour)"><Icon :name="one.colour" /></button>
        </div>
        <p class="h-filter-words" aria-live="polite">
          <strong>{{ chosen ? chosen.word + ' · ' + chosen.count : scene.labels.all }}</strong>
        </p>
      </div>
      <p class="h-muted">{{ scene.note }}</p>
      <template v-for="section in sections" :key="section.title">
        <h2 class="h-subtitle">{{ section.title }}</h2>
        <p v-if="section.note" class="h-muted">{{ section.note }}</p>
        <div class="h-entries">
          <Entry v-for="card in section.cards" :key="card.id" :card="card" @click="open = card" />
        </div>
      </template>
      <teleport to="body">
        <transition name="h-rise" appear>
          <Sheet v-if="open" :card="open" :labels="scene.labels"
                 @turn="turn" @close="open = null">
            <div class="h-entry-end">
              <p v-if="open.copies" class="h-text">{{ open.copies }}</p>
              <button type="button" class="h-button" @click="open = null">{{ scene.labels.close }}</button>
            </div>
          </Sheet>
        </transition>
      </teleport>
    </section>`,
};
