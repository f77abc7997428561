// What every surface has: its scene, and where the icons are.
export default {
  props: { view: String, icons: String },
  provide() {
    return { icons: this.icons };
  },
  computed: {
    scene() {
      return this.view ? JSON.parse(this.view) : null;
    },
  },
};
