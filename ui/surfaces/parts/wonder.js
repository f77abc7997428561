// A wonder as a scene, by day or by night: what is built stands in colour, the rest in chalk.
const PARTS = 4;

export default {
  inject: ['wonders'],
  props: { picture: Object, middle: Boolean },
  computed: {
    // Wonders have two to four stages, and are drawn in four parts.
    standing() {
      const { built, of } = this.picture;
      return Array.from({ length: PARTS }, (_, i) => Math.ceil(((i + 1) * of) / PARTS) <= built);
    },
  },
  watch: {
    standing(now, before) {
      this.fresh = now.map((stands, i) => stands && !before[i]);
    },
  },
  data: () => ({ fresh: [] }),
  methods: {
    part(name) {
      return `${this.wonders}#${this.picture.board}-${name}`;
    },
  },
  template: `
    <svg class="h-wonder" viewBox="0 0 320 180" aria-hidden="true"
         :preserveAspectRatio="middle ? 'xMidYMid slice' : 'xMidYMin slice'"
         :data-side="picture.night ? 'B' : 'A'" :class="{ 'h-wonder--complete': picture.built === picture.of }">
      <use :href="part('ground')" />
      <use v-for="(stands, i) in standing" :key="i" :href="part('part' + (i + 1))" class="h-wonder-part"
           :class="{ 'h-wonder-part--built': stands, 'h-wonder-part--new': fresh[i] }" />
      <use :href="part('glow')" class="h-wonder-glow" />
    </svg>`,
};
