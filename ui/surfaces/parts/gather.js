// Equal tokens put together, so that a stack can be read from afar.
const ALWAYS_COUNTED = new Set(['coin', 'point']);

// Signs join what stands on both sides of them: such a run is one thing.
function runs(tokens) {
  const found = [];
  let joined = false;
  for (const token of tokens) {
    if (token.text || joined) found.at(-1)?.push(token) ?? found.push([token]);
    else found.push([token]);
    joined = Boolean(token.text);
  }
  return found;
}

function counted([icon, n], always) {
  return n > 1 || always || ALWAYS_COUNTED.has(icon) ? { icon, n } : { icon };
}

// A single thing has its number where all others have theirs.
export function gather(tokens, always = false) {
  const counts = new Map();
  const rest = [];
  for (const run of runs(tokens)) {
    const [token] = run;
    if (run.length > 1 || token.text) rest.push(...run);
    else counts.set(token.icon, (counts.get(token.icon) ?? 0) + (token.n ?? 1));
  }
  return [...[...counts].map((count) => counted(count, always)), ...rest];
}

function isPlain({ effect }) {
  return effect.every((token) => token.icon && token.icon === effect[0].icon);
}

export function gatherCards(cards) {
  const giving = cards.filter((card) => card.effect.length > 0);
  const plain = giving.filter(isPlain);
  const rest = giving.filter((card) => !isPlain(card));
  const together = gather(plain.flatMap((card) => card.effect)).map((token) => [token]);
  return [...together, ...rest.map((card) => card.effect)];
}
