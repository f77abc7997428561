import Icon from 'heptapolis/icon.js';
import scene from 'heptapolis/scene.js';
import show from 'heptapolis/show.js';
import { play } from 'heptapolis/sound.js';

export default {
  components: { Icon },
  mixins: [scene, show(900)],
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
    beat() {
      play(this.done ? 'win' : 'coin');
    },
    total(player) {
      if (this.done) return player.total;
      return player.points.slice(0, this.at).reduce((sum, n) => sum + n, 0);
    },
    kind(player) {
      return { 'h-won': this.done && player.winner, 'h-you': player.you };
    },
    minus(n) {
      return String(n).replace('-', '−');
    },
  },
  template: `
    <section class="h-score" tabindex="0" :class="{ 'h-score--filling': scene && !done }">
      <template v-if="scene">
        <header class="h-score-head">
          <h2 class="h-score-title">{{ scene.title }}</h2>
          <p v-if="scene.subtitle" class="h-score-subtitle">{{ scene.subtitle }}</p>
        </header>
        <table class="h-score-sheet" :style="{ '--players': scene.players.length }">
          <thead>
            <tr>
              <td></td>
              <th v-for="player in scene.players" :key="player.place" scope="col"
                  :class="kind(player)">
                <Icon v-if="done && player.winner" name="point" /><span class="h-score-name">{{ player.name }}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr v-for="(line, i) in scene.lines" :key="line.key" :class="{ 'h-score-later': i >= at }">
              <th scope="row" :title="line.word"><Icon :name="line.icon" /><span class="h-score-word">{{ line.word }}</span></th>
              <td v-for="player in scene.players" :key="player.place"
                  :class="kind(player)">{{ minus(player.points[i]) }}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr class="h-score-total">
              <th scope="row" :title="scene.labels.total"><Icon name="point" /><span class="h-score-word">{{ scene.labels.total }}</span></th>
              <td v-for="player in scene.players" :key="player.place"
                  :class="kind(player)">{{ minus(total(player)) }}</td>
            </tr>
            <tr class="h-score-coins">
              <th scope="row" :title="scene.labels.coins"><Icon name="coin" /><span class="h-score-word">{{ scene.labels.coins }}</span></th>
              <td v-for="player in scene.players" :key="player.place"
                  :class="kind(player)">{{ player.coins }}</td>
            </tr>
          </tfoot>
        </table>
        <ul v-if="notes.length" class="h-score-notes">
          <li v-for="player in notes" :key="player.place"><strong>{{ player.name }}</strong> {{ player.note }}</li>
        </ul>
      </template>
    </section>`,
};
