import { contrastRatio } from '../packages/ui/src/foundations/tokens/contrast.ts';

const canvas = new OffscreenCanvas(1, 1);
const pen = canvas.getContext('2d', { willReadFrequently: true });

/** What is seen of colours lying on each other, the lowest first, as six-digit hex. */
const blend = (colours: readonly string[]): string => {
  if (pen === null) throw new Error('This browser has no canvas to mix colours on.');
  for (const colour of ['#ffffff', ...colours]) {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
};

/** The backgrounds that an element's content lies on, the page's first. */
const backgroundsOf = (element: Element | null): string[] =>
  element === null
    ? []
    : [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor];

/**
 * WCAG contrast ratio, 1 to 21, of an element's focus ring with what it lies on: the element's own
 * background, or its parent's where the ring stands off.
 * @param part `::before` or `::after` where that carries the ring.
 */
export const ringContrast = (element: Element, part: string | null): number => {
  const { outlineColor, outlineOffset } = getComputedStyle(element, part);
  const isInside = Number.parseFloat(outlineOffset) < 0;
  const behind = backgroundsOf(isInside ? element : element.parentElement);
  return contrastRatio(blend([...behind, outlineColor]), blend(behind));
};
