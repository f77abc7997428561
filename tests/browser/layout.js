// What is wrong with the layout of a page, as sentences; put into pages by the layout test.
(() => {
  const CONTROLS = 'button, a[href], input, select, summary, [role=button], [role=switch]';
  // What lies over other things on purpose is compared with nothing beneath it.
  const LAYER = '[aria-modal=true], .q-notifications, .h-tip, .h-foot, .h-filter, .h-tv-corner, .h-sheet-close, .h-reveal, .h-score-total';
  // These may end in dots: phones have the whole of it in their tabs.
  const MAY_END_IN_DOTS = '.h-strip-name, .h-strip .h-muted, .h-hand-awaited, .h-tile[data-tight] .h-tile-who';
  const FINGER = 44;

  const style = getComputedStyle;
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (a) => a.right - a.left < 1 || a.bottom - a.top < 1;
  const said = (a) => `${Math.round(a.left)},${Math.round(a.top)} to ${Math.round(a.right)},${Math.round(a.bottom)}`;
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest('.h-unseen, .h-backdrop, .q-focus-helper, #popup') && style(element).clipPath !== 'inset(50%)';
  const above = (element) => (element && element !== document.body ? [element, ...above(element.parentElement)] : []);

  // Every line of text; fonts reach further up and down than their letters.
  function lines() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || element.closest('script, style, noscript') || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(style(element).fontSize) * element.currentCSSZoom;
      for (const rect of range.getClientRects()) {
        if (isEmpty(rect)) continue;
        const trim = element.closest('[class*=score-name]') ? 0 : Math.max(0, (rect.height - 0.8 * size) / 2);
        found.push({ isText: true, name: `"${node.data.trim().slice(0, 40)}"`, element, size, box: { ...box(rect), top: rect.top + trim, bottom: rect.bottom - trim } });
      }
    }
    return found;
  }

  const drawn = (selector) => [...document.querySelectorAll(selector)].filter(isSeen)
    .map((element) => ({ name: `${element.tagName} ${element.className}`.slice(0, 60), element, box: box(element.getBoundingClientRect()) }))
    .filter((thing) => !isEmpty(thing.box));
  const isAround = (one, thing) => thing.isText || one !== thing.element;

  // What of a thing is left by the boxes that clip or scroll it.
  function shown(thing) {
    let left = thing.box;
    for (const one of above(thing.element)) {
      if (isAround(one, thing) && style(one).overflow !== 'visible') left = meet(left, box(one.getBoundingClientRect()));
      if (style(one).position === 'fixed') break;
    }
    return left;
  }

  function sideways() {
    const scrolls = (one) => one === document.scrollingElement || (['auto', 'scroll'].includes(style(one).overflowX) && isSeen(one));
    return [...document.querySelectorAll('*')].filter((one) => one.scrollWidth > one.clientWidth + 1 && scrolls(one))
      .map((one) => `scrolls sideways: ${one.tagName} ${one.className}`);
  }

  function cut(things) {
    const found = [];
    for (const thing of things) {
      if (thing.element.closest(MAY_END_IN_DOTS)) continue;
      for (const one of above(thing.element)) {
        const { overflowX, overflowY } = style(one);
        const edge = box(one.getBoundingClientRect());
        const out = (how, low, high) => how !== 'visible' && (low || high);
        const wide = out(overflowX, thing.box.left < edge.left - 2, thing.box.right > edge.right + 2);
        const high = !['auto', 'scroll'].includes(overflowY) && out(overflowY, thing.box.top < edge.top - 2, thing.box.bottom > edge.bottom + 2);
        if (isAround(one, thing) && (wide || high)) found.push(`${thing.name} is cut off by ${one.className}: ${said(thing.box)} in ${said(edge)}`);
        if (['auto', 'scroll'].includes(overflowY)) break;
      }
      if (thing.box.left < -1 || thing.box.right > innerWidth + 1) found.push(`${thing.name} leaves the screen`);
    }
    return found;
  }

  const isBox = ({ display, backgroundColor, borderLeftWidth }) => !display.startsWith('inline')
    && (parseFloat(borderLeftWidth) > 0 || !/(, 0\)|transparent)$/.test(backgroundColor));

  // Words stay inside the box they are written in.
  function spilt() {
    return lines().filter(({ element }) => !element.closest(MAY_END_IN_DOTS)).flatMap((line) => {
      const around = above(line.element).find((one) => isBox(style(one)));
      const edge = around?.getBoundingClientRect();
      const isOut = edge && (line.box.left < edge.left - 2 || line.box.right > edge.right + 2);
      return isOut ? [`${line.name} runs out of ${around.className}: ${said(line.box)} in ${said(edge)}`] : [];
    });
  }

  function overlaps() {
    const controls = drawn(CONTROLS).filter(({ element }) => !element.closest('label'));
    const things = [...lines(), ...controls, ...drawn('label, .h-seat')].map((thing) => ({ ...thing, box: shown(thing), layer: thing.element.closest(LAYER) }))
      .filter((thing) => !isEmpty(thing.box));
    const found = [];
    things.forEach((a, i) => things.slice(i + 1).forEach((b) => {
      if (a.element === b.element || a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) return;
      const both = meet(a.box, b.box);
      if (both.right - both.left > 2 && both.bottom - both.top > 2) found.push(`${a.name} overlaps ${b.name} at ${said(both)}`);
    }));
    return found;
  }
  const within = (thing, right, bottom) => thing.box.left >= innerWidth - right - 1 && thing.box.right <= right + 1
    && thing.box.top >= innerHeight - bottom - 1 && thing.box.bottom <= bottom + 1;

  // Read from three metres, on a screen that may hide its edges.
  function far(least) {
    const outside = ({ element }) => !element.closest('.h-tv-corner');
    const icons = drawn('.h-icon').filter(outside);
    const words = lines().filter(outside);
    return [
      ...words.filter(({ size }) => size < least - 0.01).map(({ name, size, element }) => `${name} is small: ${size} ${element.className}`),
      ...icons.filter((icon) => icon.box.right - icon.box.left < least - 0.5).map((icon) => `${icon.name} is small: ${icon.box.right - icon.box.left}`),
      ...[...icons, ...words, ...drawn('.h-qr, .h-tile, .h-seat')].filter((thing) => !within(thing, innerWidth * 0.95, innerHeight * 0.95))
        .map((thing) => `${thing.name} is in the margin: ${said(thing.box)}`),
    ];
  }
  const isInSentence = (link) => link.tagName === 'A' && [...link.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());

  // What can be hit may be larger than what is drawn.
  function isReached(target) {
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx, dy) => target.contains(document.elementFromPoint(x + dx, y + dy));
    const reach = (dx, dy, steps = 0) => (steps < FINGER && isHit(dx * steps, dy * steps) ? reach(dx, dy, steps + 1) : steps);
    return reach(1, 0) + reach(-1, 0) > FINGER - 1 && reach(0, 1) + reach(0, -1) > FINGER - 1;
  }

  function untouchable() {
    // A tip lies over the title until it has been read.
    document.querySelectorAll('.h-tip').forEach((tip) => { tip.style.display = 'none'; });
    const modal = document.querySelector('[aria-modal=true]');
    const targets = new Set(drawn(CONTROLS).map(({ element }) => element.closest('label') ?? element));
    return [...targets].filter((target) => (!modal || modal.contains(target)) && !isInSentence(target)).filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return (width < FINGER - 0.5 || height < FINGER - 0.5) && !isReached(target);
    }).map((target) => `too small for a finger: ${target.className} ${target.textContent.slice(0, 20)} ${said(target.getBoundingClientRect())}`);
  }

  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  const both = () => [...sideways(), ...cut([...lines(), ...drawn('.h-icon')]), ...spilt(), ...overlaps()];

  window.layout = {
    phone: async () => { await settled(); return [...both(), ...untouchable()]; },
    tv: async () => { await settled(); return [...both(), ...far(innerWidth / 80)]; },
  };
})();
