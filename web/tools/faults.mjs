// What can be wrong with a page as it is drawn. Both functions run inside the page.

/**
 * Lists what a reader cannot read or press: text that is cut off, texts over each other, something outside of the
 * viewport, text below 12 px, controls that are covered, pictures and controls without a name, and on a desk a drawn
 * board that has to be scrolled.
 *
 * A part that scrolls may hold more than it shows. What is hidden from sight for readers of the screen only is left out,
 * and so is the inside of a picture, such as the board on a page of rules.
 */
export function faults() {
  const SMALLEST = 12;
  const SLACK = 2;
  const found = [];
  const width = innerWidth;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope = dialog ?? document.body;

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const path = (element) => {
    const words = [];
    for (let it = element; it && it !== document.body && words.length < 3; it = it.parentElement) {
      const name = [...it.classList].find((word) => !word.startsWith('svelte-') && !word.startsWith('s-'));
      words.unshift(name ? `${it.localName}.${name}` : it.localName);
    }
    return words.join(' ');
  };
  const report = (kind, element, detail) => found.push({ kind, where: path(element), detail });
  /** Whether it is visible on the page at all. */
  const hidden = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let it = element; it && it !== scope; it = it.parentElement) {
      const { clipPath, position, width: wide } = style(it);
      if (clipPath === 'inset(50%)') return true;
      if (position === 'absolute' && parseFloat(wide) <= 2) return true;
      if (it.matches('.hidden-text, .skip:not(:focus)')) return true;
      if (it !== element && it.getAttribute('role') === 'img') return true;
    }
    return false;
  };
  /** The part of a box that nothing cuts off, and the element that cuts; scrolling parts cut nothing. */
  const clip = (element, box) => {
    let { left, top, right, bottom } = box;
    let by = null;
    const fixed = (it) => style(it).position === 'fixed';
    for (let it = element; it && it !== document.documentElement; it = it.parentElement) {
      const { overflowX, overflowY, display } = style(it);
      if (it !== element || it.children.length || it.localName !== 'span') {
        const scrolls = (value) => value === 'auto' || value === 'scroll';
        const inside = it.getBoundingClientRect();
        const svg = it instanceof SVGElement && it.localName !== 'svg';
        if (!svg && display !== 'inline' && display !== 'contents') {
          if (scrolls(overflowX) || scrolls(overflowY)) {
            // What lies outside of it can be scrolled to.
            const across = scrolls(overflowX) && it.scrollWidth > it.clientWidth + 1;
            const down = scrolls(overflowY) && it.scrollHeight > it.clientHeight + 1;
            if (down || across) {
              // Of the rest so much is seen as it and every part around it shows.
              for (let at = it; at && at !== document.documentElement; at = at.parentElement) {
                if (style(at).overflowX === 'visible' && style(at).overflowY === 'visible') continue;
                const shows = at.getBoundingClientRect();
                [left, right] = [Math.max(left, shows.left), Math.min(right, shows.right)];
                [top, bottom] = [Math.max(top, shows.top), Math.min(bottom, shows.bottom)];
              }
              return { left, top, right, bottom, by, scrolled: it };
            }
          }
          const cuts = (value) => value === 'hidden' || value === 'clip';
          if (cuts(overflowX)) {
            if (left < inside.left - SLACK || right > inside.right + SLACK) by ??= it;
            [left, right] = [Math.max(left, inside.left), Math.min(right, inside.right)];
          }
          if (cuts(overflowY)) {
            if (top < inside.top - SLACK || bottom > inside.bottom + SLACK) by ??= it;
            [top, bottom] = [Math.max(top, inside.top), Math.min(bottom, inside.bottom)];
          }
        }
      }
      if (fixed(it)) break;
    }
    return { left, top, right, bottom, by, scrolled: null };
  };

  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue.trim();
    const element = node.parentElement;
    if (!words || !element || element.closest('script, style, title, desc, noscript, option')) continue;
    if (hidden(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((it) => it.width > 0.5 && it.height > 0.5);
    if (!boxes.length) continue;
    const short = words.replace(/\s+/g, ' ').slice(0, 40);
    const box = {
      left: Math.min(...boxes.map((it) => it.left)),
      top: Math.min(...boxes.map((it) => it.top)),
      right: Math.max(...boxes.map((it) => it.right)),
      bottom: Math.max(...boxes.map((it) => it.bottom)),
    };
    // Lines of a text are higher than its letters.
    const spare = Math.min(6, (box.bottom - box.top) * 0.22);
    const letters = { ...box, top: box.top + spare, bottom: box.bottom - spare };
    const { by, scrolled, ...rest } = clip(element, letters);
    if (by) report('cut off', element, `“${short}” by ${path(by)}`);
    let scale = 1;
    const svg = element.closest('svg');
    if (svg && element instanceof SVGElement) scale = Math.abs(element.getScreenCTM()?.a ?? 1);
    else {
      const block = element.closest('div, li, button, p, span, article, section') ?? element;
      if (block.offsetWidth > 8) scale = block.getBoundingClientRect().width / block.offsetWidth;
      if (!(scale > 0.2 && scale < 5)) scale = 1;
    }
    const size = parseFloat(style(element).fontSize) * scale;
    // Widths are whole numbers, so a size is known to one part in a hundred.
    if (size < SMALLEST * 0.985) report('small text', element, `${size.toFixed(1)} px “${short}”`);
    if (!scrolled && (box.left < -SLACK || box.right > width + SLACK)) {
      report('outside', element, `“${short}” ${Math.round(box.left)}…${Math.round(box.right)} of ${width}`);
    }
    for (const line of boxes) texts.push({ element, short, line, rest });
  }

  // Texts over each other: letters, not the room between lines.
  const seen = new Set();
  const lines = texts
    .map((it) => {
      const spare = it.line.height * 0.22;
      return {
        ...it,
        left: Math.max(it.line.left, it.rest.left),
        right: Math.min(it.line.right, it.rest.right),
        top: Math.max(it.line.top + spare, it.rest.top),
        bottom: Math.min(it.line.bottom - spare, it.rest.bottom),
      };
    })
    .filter((it) => it.right - it.left > 1 && it.bottom - it.top > 1)
    .toSorted((one, other) => one.top - other.top);
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next].top < one.bottom; next += 1) {
      const other = lines[next];
      if (one.element === other.element) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across < 3 || down < 3) continue;
      // Both can be seen: what lies on top of them is one of the two.
      const visible = (it) => {
        const top = document.elementFromPoint((it.left + it.right) / 2, (it.top + it.bottom) / 2);
        return !top || it.element === top || it.element.contains(top) || top.contains(it.element);
      };
      if (!visible(one) || !visible(other)) continue;
      const key = `${one.short}|${other.short}`;
      if (seen.has(key)) continue;
      seen.add(key);
      report('overlap', one.element, `“${one.short}” and “${other.short}” (${path(other.element)})`);
    }
  }

  // A desk has room for the whole board; lists and results may go on below.
  const table = dialog ? null : document.querySelector('.frame main');
  const board = table?.querySelector('.board');
  const whole = board && !table.querySelector('[data-testid=result], [data-testid=list]');
  if (whole && width >= 1100 && table.scrollHeight > table.clientHeight + SLACK)
    report('scrolls', board, `board is ${table.scrollHeight} px high of ${table.clientHeight}`);

  // The page itself scrolls down only.
  const page = document.scrollingElement;
  if (page.scrollWidth > width + SLACK)
    report('outside', page, `page is ${page.scrollWidth} px wide of ${width}`);

  const controls = 'button, a[href], input, select, textarea, [role=button], [role=tab]';
  for (const control of scope.querySelectorAll(controls)) {
    if (hidden(control) || control.matches(':disabled, [inert] *, [type=hidden]')) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const words =
      control.ariaLabel ||
      control.textContent.trim() ||
      control.title ||
      [...control.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel).join('') ||
      control.getAttribute('aria-labelledby') ||
      [...(control.labels ?? [])].map((it) => it.textContent.trim()).join('') ||
      control.placeholder;
    const short = (words ?? '').replace(/\s+/g, ' ').slice(0, 40);
    if (!words) report('no name', control, control.outerHTML.slice(0, 80));
    const seen = clip(control, box);
    if (!seen.scrolled && (box.left < -SLACK || box.right > width + SLACK)) {
      report('outside', control, `“${short}” ${Math.round(box.left)}…${Math.round(box.right)} of ${width}`);
    }
    const inside = seen.scrolled?.getBoundingClientRect();
    const left = Math.max(seen.left, inside?.left ?? 0, 0);
    const right = Math.min(seen.right, inside?.right ?? width, width);
    const top = Math.max(seen.top, inside?.top ?? 0, 0);
    const bottom = Math.min(seen.bottom, inside?.bottom ?? innerHeight, innerHeight);
    if (right - left < box.width / 2 || bottom - top < box.height / 2) continue;
    // Somewhere in its middle it has to be the one that is hit.
    const points = [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.7],
      [0.3, 0.7],
      [0.7, 0.3],
    ];
    const hits = points.map(([x, y]) =>
      document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
    );
    const label = control.labels?.[0];
    const own = (it) =>
      it &&
      (control.contains(it) || label?.contains(it) || (it instanceof SVGElement && it.contains(control)));
    // What sticks to the edge of a part that scrolls covers nothing for good: the rest is scrolled out from under it.
    const sticks = (it) => {
      for (let at = it; at && at !== seen.scrolled; at = at.parentElement) {
        if (style(at).position === 'sticky') return !at.contains(control);
      }
      return false;
    };
    if (seen.scrolled && hits.every(sticks)) continue;
    if (!hits.some(own)) report('covered', control, `“${short}” by ${hits[0] ? path(hits[0]) : 'nothing'}`);
  }

  for (const image of scope.querySelectorAll('img, svg[role=img], [role=img]')) {
    if (hidden(image)) continue;
    if (image.localName === 'img' && image.alt === null) report('no alt', image, image.src.slice(-60));
    if (image.localName === 'img' && image.complete && !image.naturalWidth)
      report('empty picture', image, image.src.slice(-60));
    if (image.localName !== 'img' && !image.ariaLabel && !image.getAttribute('aria-labelledby'))
      report('no alt', image, image.outerHTML.slice(0, 80));
  }
  return found;
}

/** Where drawings are that can be seen whole: their pixels are looked at outside of the page. */
export function drawings() {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const found = [];
  for (const drawing of (dialog ?? document.body).querySelectorAll('svg, img, canvas')) {
    if (drawing.parentElement?.closest('svg')) continue;
    if (!drawing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, top, right, bottom, width, height } = drawing.getBoundingClientRect();
    if (width < 14 || height < 14) continue;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // Something else lies over it, or its frame shows only a part of it.
    const near = (it) => it && (it === drawing || drawing.contains(it) || it.contains(drawing));
    if (!near(on)) continue;
    const words = [];
    for (let it = drawing; it && it !== document.body && words.length < 4; it = it.parentElement) {
      const name = [...it.classList].find((word) => !word.startsWith('svelte-') && !word.startsWith('s-'));
      words.unshift(name ? `${it.localName}.${name}` : it.localName);
    }
    found.push({ where: words.join(' '), left, top, width, height });
  }
  return found;
}

/**
 * Of the drawings of a picture those without content: one colour all over, or black all over. `picture` is a data
 * address, `scale` pixels of it are one of the page.
 */
export async function blank([picture, boxes, scale]) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const found = [];
  for (const box of boxes) {
    const [x, y] = [Math.round(box.left * scale), Math.round(box.top * scale)];
    const [wide, high] = [Math.round(box.width * scale), Math.round(box.height * scale)];
    const { data } = brush.getImageData(x, y, Math.max(1, wide), Math.max(1, high));
    let dark = 0;
    let [least, most] = [255 * 3, 0];
    const count = data.length / 4;
    for (let at = 0; at < data.length; at += 4) {
      const sum = data[at] + data[at + 1] + data[at + 2];
      least = Math.min(least, sum);
      most = Math.max(most, sum);
      if (data[at] < 14 && data[at + 1] < 14 && data[at + 2] < 14) dark += 1;
    }
    if (most - least < 24) found.push({ kind: 'empty picture', where: box.where, detail: 'one colour' });
    else if (dark / count > 0.4 && wide * high > 900)
      found.push({
        kind: 'empty picture',
        where: box.where,
        detail: `black on ${Math.round((100 * dark) / count)} %`,
      });
  }
  return found;
}
