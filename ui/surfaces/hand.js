import Card from 'heptapolis/card.js';
import Face from 'heptapolis/face.js';
import Icon from 'heptapolis/icon.js';
import Sheet from 'heptapolis/sheet.js';
import scene from 'heptapolis/scene.js';
import { forget, recall, remember } from 'heptapolis/underway.js';
import warm from 'heptapolis/warm.js';

// Longer than a silent drop goes unnoticed: after it the player may try again.
const PATIENCE = 8000;
const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const ORDER = ['chain', 'free', 'own', 'pay', 'no'];

export default {
  components: { Card, Face, Icon, Sheet },
  mixins: [scene],
  mounted() {
    warm();
    this.sendAgain(recall());
  },
  emits: ['action'],
  data: () => ({ open: null, pending: null, sorted: false }),
  computed: {
    number() {
      return this.scene?.number;
    },
    cards() {
      if (!this.sorted) return this.scene.cards;
      const rank = (card) => ORDER.indexOf(card.badge.kind);
      return [...this.scene.cards].sort((a, b) => rank(a) - rank(b));
    },
    // With a choice made, the cards are the chosen ones, unless something more is asked.
    asking() {
      return !this.scene.chosen || this.scene.cards.some((card) => card.actions.length > 0);
    },
    opened() {
      return this.asking ? this.scene.cards.find((card) => card.key === this.open) : null;
    },
  },
  watch: {
    view() {
      this.settle();
    },
    'scene.number'() {
      this.open = null;
    },
  },
  unmounted() {
    clearTimeout(this.timer);
  },
  methods: {
    settle() {
      clearTimeout(this.timer);
      this.pending = null;
      forget();
    },
    // Where the server is out of reach, the choice is still on its way.
    wait() {
      this.timer = setTimeout(() => (window.socket?.connected ? this.settle() : this.wait()), PATIENCE);
    },
    // Only an answer to what is still asked.
    sendAgain(action) {
      if (action && action.number === this.scene?.number) this.send('', action);
    },
    send(key, action) {
      this.open = null;
      this.pending = key;
      this.wait();
      const answer = { ...action, number: this.scene.number };
      remember(answer);
      this.$emit('action', answer);
    },
    choose(key, move) {
      this.send(key, { do: 'move', move });
    },
    turn(step) {
      const at = this.cards.indexOf(this.opened);
      this.open = this.cards.at((at + step) % this.cards.length).key;
    },
    // A transition-group would measure every card at every deal, and not only here.
    async sort() {
      const places = () => new Map([...(this.$refs.cards?.children ?? [])].map((card) => [card, card.getBoundingClientRect()]));
      const before = places();
      this.sorted = !this.sorted;
      await this.$nextTick();
      if (STILL.matches) return;
      for (const [card, { left, top }] of places()) {
        // A new hand may have come in the same moment.
        const from = before.get(card);
        if (from) card.animate({ translate: [`${from.left - left}px ${from.top - top}px`, '0'] }, { duration: 220, easing: 'ease-out' });
      }
    },
    look(card) {
      if (this.pending === null) this.open = card.key;
    },
  },
  template: `
    <section class="h-hand" :class="{ 'h-hand--chosen': scene && !asking, 'h-hand--more': scene?.chosen && asking }">
      <template v-if="scene">
        <header class="h-hand-head">
          <h2 class="h-hand-title">{{ scene.title }}</h2>
          <button v-if="asking && cards.length > 1" type="button" class="h-hand-sort"
                  :aria-pressed="sorted" :aria-label="scene.labels.sort" :title="scene.labels.sort"
                  @click="sort"><Icon name="sort" /></button>
          <p v-if="scene.why" class="h-hand-why">{{ scene.why }}</p>
        </header>
        <div v-if="scene.chosen" class="h-chosen" :class="{ 'h-chosen--brief': asking }">
          <div class="h-chosen-words">
            <h3 class="h-chosen-title"><Icon name="check" /> {{ scene.chosen.title }}</h3>
            <p v-for="line in scene.chosen.lines" :key="line">{{ line }}</p>
            <button type="button" class="h-button" :disabled="pending !== null"
                    @click="send('', { do: 'withdraw' })">{{ scene.chosen.change }}</button>
          </div>
          <template v-if="!asking">
            <Face v-for="card in scene.cards" :key="card.key" :card="card" :labels="scene.labels" />
          </template>
        </div>
        <div v-if="asking" ref="cards" class="h-hand-cards" :class="{ 'h-hand-cards--pending': pending !== null, 'h-hand-cards--few': cards.length < 3, 'h-hand-cards--many': cards.length > 8 }"
             :data-from="scene.from" :style="'--cards: ' + cards.length">
          <Card v-for="(card, i) in cards" :key="number + '/' + card.key" :card="card"
                :style="'--i: ' + i" :pending="pending === card.key" :aria-disabled="pending !== null"
                @click="look(card)" />
        </div>
        <button v-if="scene.decline && asking" type="button" class="h-button" :disabled="pending !== null"
                @click="choose('', scene.decline.move)">{{ scene.decline.label }}</button>
        <p class="h-hand-wait" aria-live="polite">
          <template v-if="pending !== null"><Icon name="wait" class="h-turning" /> {{ scene.labels.pending }}</template>
          <template v-else-if="scene.wait"><Icon name="wait" /><span class="h-hand-awaited">{{ scene.wait }}</span></template>
        </p>
        <teleport to="body">
          <transition name="h-rise" appear>
            <Sheet v-if="opened" :card="opened" :labels="scene.labels" :asked="scene.chosen ? scene.title : ''"
                   @close="open = null" @turn="turn" @confirm="choose(opened.key, $event)" />
          </transition>
        </teleport>
      </template>
    </section>`,
};
