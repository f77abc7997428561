import Icon from 'heptapolis/icon.js';
import scene from 'heptapolis/scene.js';

export default {
  components: { Icon },
  mixins: [scene],
  emits: ['go'],
  template: `
    <nav>
      <button v-for="tab in scene?.tabs" :key="tab.key" type="button" class="h-tab"
              :class="{ 'h-tab--on': tab.on }" :aria-current="tab.on || null" @click="$emit('go', tab.key)">
        <Icon :name="tab.icon" />{{ tab.label }}
      </button>
    </nav>`,
};
