import { memory, wish } from 'heptapolis/memory.js';
import scene from 'heptapolis/scene.js';

export default {
  mixins: [scene],
  computed: {
    on() {
      return !memory.off;
    },
  },
  methods: {
    turn() {
      wish(!this.on);
    },
  },
  template: `
    <div class="h-row">
      <template v-if="scene">
        <p class="h-tip-words"><strong>{{ scene.title }}</strong><span>{{ scene.text }}</span></p>
        <button type="button" role="switch" class="h-switch" :aria-checked="on" :aria-label="scene.title" @click="turn">
          <span class="h-switch-knob"></span><span>{{ on ? scene.on : scene.off }}</span>
        </button>
      </template>
    </div>`,
};
