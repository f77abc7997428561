import Icon from 'heptapolis/icon.js';
import { memory, saw, wish } from 'heptapolis/memory.js';
import scene from 'heptapolis/scene.js';

// Whoever plays on with a tip in sight for so long has read it.
const READ = 4000;

export default {
  components: { Icon },
  mixins: [scene],
  computed: {
    tip() {
      if (!this.scene || memory.off || memory.moment === this.scene.moment) return null;
      return this.scene.tips.find(({ key }) => !memory.seen.includes(key)) ?? null;
    },
  },
  watch: {
    'scene.moment'(_, before) {
      if (this.up && performance.now() - this.up.since > READ) saw(this.up.key, before);
    },
    'tip.key': {
      immediate: true,
      handler(key) {
        this.up = key ? { key, since: performance.now() } : null;
      },
    },
  },
  methods: {
    ok() {
      saw(this.tip.key, this.scene.moment);
    },
    off() {
      wish(false);
    },
  },
  template: `
    <aside role="status">
      <div v-if="tip" :key="tip.key" class="h-tip">
        <Icon :name="tip.icon" />
        <p class="h-tip-text">{{ tip.text }}</p>
        <button type="button" class="h-tip-button h-tip-button--ok" @click="ok">{{ scene.labels.ok }}</button>
        <button type="button" class="h-tip-button" @click="off">{{ scene.labels.off }}</button>
      </div>
    </aside>`,
};
