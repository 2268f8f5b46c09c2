import {
  describeElement,
  describeText,
  getVisibleTexts,
  type VisibleText,
} from './visible-texts.ts';

/** Tolerance for rounding, in pixels. */
const tolerance = 1.5;

/** Finds elements that make the page scroll horizontally. */
function findWideElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + tolerance) return [];
  const isWide = (element: Element) =>
    element.getBoundingClientRect().right > clientWidth + tolerance;
  const innermostElements = [...document.body.querySelectorAll('*')].filter(
    (element) => isWide(element) && ![...element.children].some(isWide),
  );
  const names = [...new Set(innermostElements.map(describeElement))].slice(0, 4).join(', ');
  return [`The page is ${scrollWidth} px wide: ${names}`];
}

/** Finds elements that scroll horizontally. */
const findHorizontalScrollers = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + tolerance &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        !element.matches('input, textarea'),
    )
    .map((element) => `Scrolls sideways: ${describeElement(element)}`);

interface Clip {
  readonly element: Element;
  readonly horizontal: boolean;
  readonly vertical: boolean;
}

const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Returns the ancestors that clip an element's text and do not scroll. */
function getClips(element: Element): Clip[] {
  const clips: Clip[] = [];
  let horizontal = true;
  let vertical = true;
  for (
    let current: Element | null = element;
    current !== null && current !== document.body;
    current = current.parentElement
  ) {
    const { overflowX, overflowY, position } = getComputedStyle(current);
    if (isScrolling(overflowX)) horizontal = false;
    if (isScrolling(overflowY)) vertical = false;
    const clip = {
      element: current,
      horizontal: horizontal && isClipping(overflowX),
      vertical: vertical && isClipping(overflowY),
    };
    if (clip.horizontal || clip.vertical) clips.push(clip);
    if (position === 'fixed' && vertical) {
      clips.push({ element: document.documentElement, horizontal, vertical });
    }
    if (position === 'fixed') break;
  }
  return clips;
}

/** Returns the middle of a line's height, which contains its letters. Tight lines may overlap outside it. */
const getTextBand = ({ top, height }: DOMRect) => ({
  top: top + height * 0.3,
  bottom: top + height * 0.7,
});

const isClippedBy = (line: DOMRect, { element, horizontal, vertical }: Clip): boolean => {
  const box =
    element === document.documentElement
      ? new DOMRect(0, 0, window.innerWidth, window.innerHeight)
      : element.getBoundingClientRect();
  const { top, bottom } = getTextBand(line);
  return (
    (horizontal && (line.left < box.left - tolerance || line.right > box.right + tolerance)) ||
    (vertical && (top < box.top - tolerance || bottom > box.bottom + tolerance))
  );
};

interface MeasuredText {
  readonly text: VisibleText;
  /** The fully visible lines. */
  readonly lines: readonly DOMRect[];
  /** The element that hides the other lines. */
  readonly clippingElement: Element | undefined;
}

function measureText(text: VisibleText): MeasuredText {
  const clips = getClips(text.parent);
  const findClip = (line: DOMRect) => clips.find((clip) => isClippedBy(line, clip));
  return {
    text,
    lines: text.lines.filter((line) => !findClip(line)),
    clippingElement: text.lines.map(findClip).find((clip) => clip)?.element,
  };
}

const findClippedTexts = (texts: readonly MeasuredText[]): string[] =>
  texts.flatMap(({ text, clippingElement }) =>
    clippingElement
      ? [`Cut off by ${describeElement(clippingElement)}: ${describeText(text)}`]
      : [],
  );

const layerPositions = new Set(['fixed', 'sticky', 'absolute']);

/** Returns the layer of an element. Layers above the page (dialogs, menus) are compared only with themselves. */
function getLayer(element: Element): Element {
  for (let current: Element | null = element; current !== null; current = current.parentElement) {
    const { position } = getComputedStyle(current);
    if (current.matches('dialog, [popover]') || layerPositions.has(position)) return current;
  }
  return document.body;
}

/** Returns the nearest vertically scrolling ancestor of an element; null for the page. */
function getScroller(element: Element): Element | null {
  for (
    let current: Element | null = element;
    current !== null && current !== document.body;
    current = current.parentElement
  ) {
    if (isScrolling(getComputedStyle(current).overflowY)) return current;
  }
  return null;
}

/** Whether a line has been scrolled out of sight. */
function isScrolledOut(line: DOMRect, scroller: Element | null): boolean {
  if (scroller === null) return false;
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = getTextBand(line);
  return bottom > box.bottom || top < box.top;
}

/** Finds overlapping texts. Texts scrolled out of view are compared only within their scroller. */
function findOverlaps(texts: readonly MeasuredText[]): string[] {
  const lines = texts
    .flatMap(({ text, lines: visibleLines }) => {
      const layer = getLayer(text.parent);
      const scroller = getScroller(text.parent);
      return visibleLines.map((box) => {
        const scrolledOut = isScrolledOut(box, scroller);
        return { text, layer, scroller, scrolledOut, box, ...getTextBand(box) };
      });
    })
    .sort((a, b) => a.top - b.top);
  const overlaps = new Set<string>();
  for (const [index, line] of lines.entries()) {
    for (const otherLine of lines.slice(index + 1)) {
      if (otherLine.top >= line.bottom - tolerance) break;
      if (otherLine.layer !== line.layer || otherLine.text === line.text) continue;
      if (otherLine.scroller !== line.scroller && (line.scrolledOut || otherLine.scrolledOut))
        continue;
      const sharedWidth =
        Math.min(line.box.right, otherLine.box.right) - Math.max(line.box.left, otherLine.box.left);
      if (sharedWidth > tolerance)
        overlaps.add(`${describeText(line.text)} lies on ${describeText(otherLine.text)}`);
    }
  }
  return [...overlaps];
}

/** Finds all layout faults at the current window width and text size. */
export function findFaults(): string[] {
  const texts = getVisibleTexts(document.body).map(measureText);
  return [
    ...findWideElements(),
    ...findHorizontalScrollers(),
    ...findClippedTexts(texts),
    ...findOverlaps(texts),
  ];
}
