import { getContrastRatio } from '../packages/ui/src/foundations/tokens/contrast.ts';

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Blends stacked colours, lowest first, into a six-digit hex colour. */
const blendColours = (colours: readonly string[]): string => {
  if (context === null) throw new Error('This browser has no 2D canvas.');
  for (const colour of ['#ffffff', ...colours]) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
};

/** Returns the backgrounds behind an element's content, the page's first. */
const getBackgrounds = (element: Element | null): string[] =>
  element === null
    ? []
    : [...getBackgrounds(element.parentElement), getComputedStyle(element).backgroundColor];

/**
 * Returns the WCAG contrast ratio (1 to 21) of an element's focus ring against its background. The background
 * is the element's own, or its parent's if the ring has an offset.
 * @param pseudoElement `::before` or `::after` if that draws the ring.
 */
export const getRingContrast = (element: Element, pseudoElement: string | null): number => {
  const { outlineColor, outlineOffset } = getComputedStyle(element, pseudoElement);
  const isInset = Number.parseFloat(outlineOffset) < 0;
  const backgrounds = getBackgrounds(isInset ? element : element.parentElement);
  return getContrastRatio(blendColours([...backgrounds, outlineColor]), blendColours(backgrounds));
};
