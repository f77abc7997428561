import Icon from 'heptapolis/icon.js';
import { isOn, toggle } from 'heptapolis/sound.js';

export default {
  components: { Icon },
  props: { label: String },
  setup: () => ({ isOn, toggle }),
  template: `
    <button type="button" class="h-tv-control" :aria-label="label" :title="label" :aria-pressed="isOn" @click="toggle">
      <Icon :name="isOn ? 'sound_on' : 'sound_off'" />
    </button>`,
};
