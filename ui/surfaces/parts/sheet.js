// The sheet that rises when a card is tapped. The browser's own dialog keeps the focus inside.
import Choice from 'heptapolis/choice.js';
import Face from 'heptapolis/face.js';

export default {
  components: { Choice, Face },
  props: { card: Object, labels: Object },
  emits: ['confirm', 'close'],
  mounted() {
    this.$refs.dialog.showModal();
  },
  template: `
    <dialog ref="dialog" class="h-sheet" :aria-label="card.name"
            @close="$emit('close')" @click.self="$emit('close')">
      <div class="h-sheet-in">
        <button type="button" class="h-sheet-close" :aria-label="labels.close" @click="$emit('close')"></button>
        <Face :card="card" :labels="labels" />
        <Choice :card="card" :labels="labels" @confirm="$emit('confirm', $event)" />
      </div>
    </dialog>`,
};
