// The reveal of a turn, over the table: cards turn over together, coins travel, hands go round.
import Icon from 'heptapolis/icon.js';
import Tokens from 'heptapolis/token.js';
import { play } from 'heptapolis/sound.js';

const LENGTH = 3300;
const SOUNDS = { turn: 500, coin: 1250, stage: 1800, pass: 2450 };
const MOST_COINS = 6;

// A discard pick adds to a turn that was shown already: only what is new is shown then.
function news(before, now) {
  const seen = JSON.stringify(now.slice(0, before.length)) === JSON.stringify(before);
  return seen ? now.slice(before.length) : now;
}

export default {
  components: { Icon, Tokens },
  props: { reveal: Object },
  data: () => ({ deeds: [], coins: [], hands: [] }),
  watch: {
    reveal: {
      // The table may only just have come out from behind something else.
      flush: 'post',
      handler(now, before) {
        if (before && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.begin(now, before);
      },
    },
  },
  unmounted() {
    this.stop();
  },
  methods: {
    begin(now, before) {
      this.stop();
      const deeds = news(before.deeds, now.deeds);
      if (!deeds.length) return;
      this.middles = this.measure();
      this.deeds = deeds;
      this.coins = news(before.coins, now.coins).flatMap(this.purse);
      this.hands = now.hands;
      this.timers = [setTimeout(this.stop, LENGTH), ...this.cues()];
    },
    stop() {
      this.timers?.forEach(clearTimeout);
      this.deeds = this.coins = this.hands = [];
    },
    cues() {
      const stages = this.deeds.some((deed) => deed.kind === 'stage');
      const heard = { turn: true, coin: this.coins.length, stage: stages, pass: this.hands.length };
      return Object.keys(SOUNDS).filter((name) => heard[name]).map((name) => setTimeout(play, SOUNDS[name], name));
    },
    // The middle and the top of every city, and of the table for the bank, from the ring's corner.
    measure() {
      const ring = this.$el.parentElement;
      const { left, top } = ring.getBoundingClientRect();
      const boxes = [...ring.querySelectorAll('[data-place]')].map((box) => [box.dataset.place, box.getBoundingClientRect()]);
      return Object.fromEntries(boxes.map(([place, box]) => [place, [box.left - left + box.width / 2, box.top - top + box.height / 2, box.top - top]]));
    },
    purse(trip) {
      return Array.from({ length: Math.min(trip.coins, MOST_COINS) }, (_, i) => ({ ...trip, i }));
    },
    at(place) {
      const [x, y, top] = this.middles[place];
      return { '--x': `${x}px`, '--y': `${y}px`, '--top': `${top}px` };
    },
    way(trip) {
      const [x, y] = this.middles[trip.to];
      return { ...this.at(trip.from), '--to-x': `${x}px`, '--to-y': `${y}px`, '--i': trip.i ?? 0 };
    },
  },
  template: `
    <div class="h-reveal" aria-hidden="true">
      <div v-for="(deed, i) in deeds" :key="'d' + i" class="h-deed" :style="at(deed.place)">
        <div class="h-deed-back"><Icon name="hand" /></div>
        <div class="h-deed-face" :data-colour="deed.card?.colour" :data-kind="deed.kind">
          <template v-if="deed.card">
            <span class="h-deed-head"><Icon :name="deed.card.colour" /> {{ deed.card.name }}</span>
            <Tokens class="h-deed-effect" :row="deed.card.effect" fit />
          </template>
          <template v-else-if="deed.kind === 'stage'"><Icon name="stage" /><b>{{ 'I'.repeat(deed.n).replace('IIII', 'IV') }}</b></template>
          <template v-else><Icon name="coin" /><b>+{{ deed.n }}</b></template>
        </div>
      </div>
      <Icon v-for="(coin, i) in coins" :key="'c' + i" name="coin" class="h-trip" :style="way(coin)" />
      <span v-for="hand in hands" :key="'h' + hand.from" class="h-pass" :style="way(hand)"><i></i><i></i><i></i></span>
    </div>`,
};
