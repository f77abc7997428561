// What this device knows of tips. Where a browser keeps nothing, it knows it until the page is left.
import { reactive } from 'vue';

const KEY = 'heptapolis-tips';

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // A private window may refuse; the tips work without it.
  }
}

const { seen, off, moment } = kept();

export const memory = reactive({
  seen: Array.isArray(seen) ? seen : [],
  off: off === true,
  moment: String(moment ?? ''),
});

// A tip a moment is enough: the next one waits for the next moment.
export function saw(key, at) {
  memory.seen = [...new Set([...memory.seen, key])];
  memory.moment = at;
  keep();
}

// Who wants the tips again wants to see them all.
export function wish(on) {
  memory.off = !on;
  if (on) Object.assign(memory, { seen: [], moment: '' });
  keep();
}
