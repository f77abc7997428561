import Icon from 'heptapolis/icon.js';
import Wonder from 'heptapolis/wonder.js';
import scene from 'heptapolis/scene.js';
import show from 'heptapolis/show.js';
import { play } from 'heptapolis/sound.js';

// How many letters fit beside each other into the line of names: on a phone held upright,
// and on a TV beside the charts.
const ROOM = { few: 28, some: 70 };
const WIDE = /[mw]/gi;
const width = (word) => [...word].length + (word.match(WIDE) ?? []).length / 2;

export default {
  components: { Icon, Wonder },
  mixins: [scene, show],
  computed: {
    notes() {
      return this.scene.players.filter((player) => player.note);
    },
    // The winner is named when every line has been read out.
    done() {
      return !this.scene || this.at > this.scene.lines.length;
    },
  },
  methods: {
    heard() {
      play(this.done ? 'win' : 'coin');
    },
    total(player) {
      if (this.done) return player.total;
      return player.points.slice(0, this.at).reduce((sum, n) => sum + n, 0);
    },
    kind(player) {
      return { 'h-won': this.done && player.winner, 'h-you': player.you };
    },
    // A name stands upright only where its longest word has no room.
    letters(name) {
      const needed = this.scene.players.length * Math.max(...name.split(/[\s-]+/).map(width));
      return Object.keys(ROOM).find((room) => needed <= ROOM[room]) ?? 'many';
    },
    minus(n) {
      return String(n).replace('-', '−');
    },
  },
  template: `
    <section class="h-score" tabindex="0" :class="{ 'h-score--filling': scene && !done }">
      <template v-if="scene">
        <Wonder class="h-score-art" :picture="scene.picture" />
        <header class="h-score-head" :style="{ '--letters': scene.title.length }">
          <h2 class="h-score-title">{{ scene.title }}</h2>
          <p v-if="scene.subtitle" class="h-score-subtitle">{{ scene.subtitle }}</p>
        </header>
        <div class="h-score-body">
          <table class="h-score-sheet">
            <thead>
              <tr>
                <td></td>
                <th v-for="player in scene.players" :key="player.place" scope="col"
                    :class="kind(player)">
                  <Icon v-if="done && player.winner" name="point" />
                  <span class="h-score-name" :data-letters="letters(player.name)">{{ player.name }}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              <tr v-for="(line, i) in scene.lines" :key="line.key" :class="{ 'h-score-later': i >= at }">
                <th scope="row"><Icon :name="line.icon" /><span class="h-score-word">{{ line.word }}</span></th>
                <td v-for="player in scene.players" :key="player.place"
                    :class="kind(player)">{{ minus(player.points[i]) }}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr class="h-score-total">
                <th scope="row"><Icon name="point" /><span class="h-score-word">{{ scene.labels.total }}</span></th>
                <td v-for="player in scene.players" :key="player.place"
                    :class="kind(player)">{{ minus(total(player)) }}</td>
              </tr>
              <tr v-if="scene.labels.coins" class="h-score-coins">
                <th scope="row"><span class="h-score-word">{{ scene.labels.coins }}</span></th>
                <td v-for="player in scene.players" :key="player.place"
                    :class="kind(player)">{{ player.coins }}</td>
              </tr>
            </tfoot>
          </table>
          <p v-if="scene.labels.then" class="h-score-then">{{ scene.labels.then }}</p>
          <ul v-if="notes.length" class="h-score-notes">
            <li v-for="player in notes" :key="player.place"><strong>{{ player.name }}</strong> · {{ player.note }}</li>
          </ul>
        </div>
      </template>
    </section>`,
};
