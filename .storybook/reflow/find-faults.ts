import { describe, getName, type VisibleText, visibleTexts } from './visible-texts.ts';

/** Tolerance for rounding, in pixels. */
const slack = 1.5;

/** Horizontal overflow of the page itself. */
function wideElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + slack) return [];
  const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + slack;
  const innermost = [...document.body.querySelectorAll('*')].filter(
    (element) => isWide(element) && ![...element.children].some(isWide),
  );
  const names = [...new Set(innermost.map(describe))].slice(0, 4).join(', ');
  return [`The page is ${scrollWidth} px wide: ${names}`];
}

/** Parts of the page that scroll horizontally. */
const sidewaysScrollers = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + slack &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        !element.matches('input, textarea'),
    )
    .map((element) => `Scrolls sideways: ${describe(element)}`);

interface Cut {
  readonly element: Element;
  readonly sideways: boolean;
  readonly upwards: boolean;
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Ancestors that clip a text and do not scroll. */
function getCutters(element: Element): Cut[] {
  const cutters: Cut[] = [];
  let sideways = true;
  let upwards = true;
  for (
    let at: Element | null = element;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (scrolls(overflowX)) sideways = false;
    if (scrolls(overflowY)) upwards = false;
    const cut = {
      element: at,
      sideways: sideways && hides(overflowX),
      upwards: upwards && hides(overflowY),
    };
    if (cut.sideways || cut.upwards) cutters.push(cut);
    if (position === 'fixed' && upwards) {
      cutters.push({ element: document.documentElement, sideways, upwards });
    }
    if (position === 'fixed') break;
  }
  return cutters;
}

/** The part of a line's height that contains its letters; tight lines overlap outside it. */
const core = ({ top, height }: DOMRect) => ({
  top: top + height * 0.3,
  bottom: top + height * 0.7,
});

const isCutBy = (line: DOMRect, { element, sideways, upwards }: Cut): boolean => {
  const box =
    element === document.documentElement
      ? new DOMRect(0, 0, window.innerWidth, window.innerHeight)
      : element.getBoundingClientRect();
  const { top, bottom } = core(line);
  return (
    (sideways && (line.left < box.left - slack || line.right > box.right + slack)) ||
    (upwards && (top < box.top - slack || bottom > box.bottom + slack))
  );
};

interface SeenText {
  readonly text: VisibleText;
  /** The fully visible lines. */
  readonly lines: readonly DOMRect[];
  /** The elements that hide the others. */
  readonly cutter: Element | undefined;
}

function seenText(text: VisibleText): SeenText {
  const cutters = getCutters(text.parent);
  const cutting = (line: DOMRect) => cutters.find((cut) => isCutBy(line, cut));
  return {
    text,
    lines: text.lines.filter((line) => !cutting(line)),
    cutter: text.lines.map(cutting).find((cut) => cut)?.element,
  };
}

const cutTexts = (texts: readonly SeenText[]): string[] =>
  texts.flatMap(({ text, cutter }) =>
    cutter ? [`Cut off by ${describe(cutter)}: ${getName(text)}`] : [],
  );

const layered = new Set(['fixed', 'sticky', 'absolute']);

/** Layers above the page (dialogs, menus) are compared only with themselves. */
function getLayer(element: Element): Element {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.matches('dialog, [popover]') || layered.has(getComputedStyle(at).position)) return at;
  }
  return document.body;
}

/** The nearest vertically scrolling ancestor of an element; null for the page. */
function getScroller(element: Element): Element | null {
  for (
    let at: Element | null = element;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    if (scrolls(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** Whether a line has been scrolled out of sight. */
function isScrolledOut(line: DOMRect, scroller: Element | null): boolean {
  if (scroller === null) return false;
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = core(line);
  return bottom > box.bottom || top < box.top;
}

/** Overlapping texts; texts scrolled out of view are ignored outside their scroller. */
function overlaps(texts: readonly SeenText[]): string[] {
  const lines = texts
    .flatMap(({ text, lines: seen }) => {
      const layer = getLayer(text.parent);
      const scroller = getScroller(text.parent);
      return seen.map((line) => {
        const scrolledOut = isScrolledOut(line, scroller);
        return { text, layer, scroller, scrolledOut, line, ...core(line) };
      });
    })
    .sort((one, other) => one.top - other.top);
  const found = new Set<string>();
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.top >= one.bottom - slack) break;
      if (other.layer !== one.layer || other.text === one.text) continue;
      if (other.scroller !== one.scroller && (one.scrolledOut || other.scrolledOut)) continue;
      const shared =
        Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
      if (shared > slack) found.add(`${getName(one.text)} lies on ${getName(other.text)}`);
    }
  }
  return [...found];
}

/** All layout faults at the current window width and text size. */
export function findFaults(): string[] {
  const texts = visibleTexts(document.body).map(seenText);
  return [...wideElements(), ...sidewaysScrollers(), ...cutTexts(texts), ...overlaps(texts)];
}
