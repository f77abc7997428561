/* A seat follows the mouse at once, and a finger after a short press: a swipe is for scrolling. */
const PRESS = 250;
const SLACK = 8;

export default {
  emits: ['swap'],
  template: `
    <div @pointerdown="press" @pointermove="move" @pointerup="drop" @pointercancel="stop"
         @touchmove="keep" @contextmenu="keep" @click.capture="still">
      <slot></slot>
    </div>`,
  beforeUnmount() {
    this.stop();
  },
  methods: {
    press(event) {
      this.stop();
      this.moved = false;
      const seat = event.target.closest('.h-seat--taken');
      if (!seat || !event.isPrimary || event.button) return;
      this.held = { seat, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      if (event.pointerType !== 'mouse') this.timer = setTimeout(this.lift, PRESS);
    },
    move(event) {
      if (!this.held || event.pointerId !== this.held.pointer) return;
      const [dx, dy] = [event.clientX - this.held.x, event.clientY - this.held.y];
      if (!this.held.lifted) {
        if (Math.hypot(dx, dy) < SLACK) return;
        if (event.pointerType !== 'mouse') return this.stop();
        this.lift();
      }
      this.held.seat.style.transform = `translate(${dx}px, ${dy}px)`;
      this.aim(document.elementFromPoint(event.clientX, event.clientY)?.closest('.h-seat'));
    },
    lift() {
      this.moved = this.held.lifted = true;
      this.held.seat.classList.add('h-seat--held');
      this.$el.setPointerCapture(this.held.pointer);
    },
    aim(seat) {
      const target = seat && this.$el.contains(seat) && seat !== this.held.seat ? seat : null;
      this.held.target?.classList.remove('h-seat--target');
      target?.classList.add('h-seat--target');
      this.held.target = target;
    },
    drop() {
      const { seat, target } = this.held ?? {};
      this.stop();
      if (target) this.$emit('swap', { one: Number(seat.dataset.place), other: Number(target.dataset.place) });
    },
    stop() {
      clearTimeout(this.timer);
      if (!this.held) return;
      this.aim(null);
      this.held.seat.classList.remove('h-seat--held');
      this.held.seat.style.transform = '';
      this.held = null;
    },
    keep(event) {
      if (this.held?.lifted) event.preventDefault();
    },
    still(event) {
      if (this.moved) event.stopPropagation();
      this.moved = false;
    },
  },
};
