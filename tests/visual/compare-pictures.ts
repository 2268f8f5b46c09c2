import type { Page } from '@playwright/test';

/** Difference of two pictures. */
export interface Difference {
  /** Number of different pixels, including those outside the smaller picture. */
  readonly pixels: number;
  /** Fraction of the larger picture that differs, from 0 to 1. */
  readonly fraction: number;
  /** A PNG of the faded later picture with the differences marked. */
  readonly image: Buffer;
}

interface SerializedDifference {
  readonly pixels: number;
  readonly fraction: number;
  readonly image: string;
}

/** Tolerance per channel, of 255, for antialiasing. */
const tolerance = 2;

/** Runs in a page: the browser decodes both pictures and compares them per pixel. */
async function compareInPage([before, after, threshold]: readonly [
  string,
  string,
  number,
]): Promise<SerializedDifference> {
  const decode = async (base64: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    return image;
  };
  const images = [await decode(before), await decode(after)];
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [beforeData, afterData] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return context?.getImageData(0, 0, width, height).data;
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!beforeData || !afterData || !context || !images[1])
    throw new Error('The browser has no 2D canvas.');
  context.globalAlpha = 0.25;
  context.drawImage(images[1], 0, 0);
  const marked = context.getImageData(0, 0, width, height);
  const points = new Uint32Array(marked.data.buffer);
  let pixels = 0;
  const isDifferent = (at: number) =>
    Math.abs((beforeData[at] ?? 0) - (afterData[at] ?? 0)) > threshold;
  for (let at = 0; at < points.length; at += 1) {
    const red = at * 4;
    if (!isDifferent(red) && !isDifferent(red + 1) && !isDifferent(red + 2)) continue;
    pixels += 1;
    // Opaque magenta, little endian.
    points[at] = 0xffd400c8;
  }
  context.putImageData(marked, 0, 0);
  return {
    pixels,
    fraction: pixels / points.length,
    image: canvas.toDataURL('image/png').split(',')[1] ?? '',
  };
}

/** Compares two PNGs. Returns null if they match. */
export async function comparePictures(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const result = await page.evaluate(compareInPage, [
    before.toString('base64'),
    after.toString('base64'),
    tolerance,
  ] as const);
  return result.pixels === 0 ? null : { ...result, image: Buffer.from(result.image, 'base64') };
}
