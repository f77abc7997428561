import Wonder from 'heptapolis/wonder.js';
import scene from 'heptapolis/scene.js';

export default {
  components: { Wonder },
  mixins: [scene],
  template: `<div class="h-picture"><Wonder v-if="scene" :picture="scene" /></div>`,
};
