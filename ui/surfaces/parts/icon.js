// One icon of the sheet; words beside it say what it means.
export default {
  inject: ['icons'],
  props: { name: String },
  template: `
    <svg class="h-icon" viewBox="0 0 24 24" aria-hidden="true">
      <use :href="icons + '#' + name"></use>
    </svg>`,
};
