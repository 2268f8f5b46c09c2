import type { Page } from '@playwright/test';

/** The differences between two screenshots. */
export interface Difference {
  /** Number of different pixels, including those outside the smaller screenshot. */
  readonly pixelCount: number;
  /** Fraction of the larger screenshot that differs, from 0 to 1. */
  readonly fraction: number;
  /** A PNG of the later screenshot, faded, with the differences marked. */
  readonly image: Buffer;
}

interface SerializedDifference {
  readonly pixelCount: number;
  readonly fraction: number;
  readonly image: string;
}

/** Allowed difference per color channel (0 to 255), because antialiasing varies. */
const tolerance = 2;

/** Runs in a page: the browser decodes both screenshots and compares them pixel by pixel. */
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
  const markedImage = context.getImageData(0, 0, width, height);
  const pixelValues = new Uint32Array(markedImage.data.buffer);
  let pixelCount = 0;
  const isDifferent = (index: number) =>
    Math.abs((beforeData[index] ?? 0) - (afterData[index] ?? 0)) > threshold;
  for (let index = 0; index < pixelValues.length; index += 1) {
    const red = index * 4;
    if (!isDifferent(red) && !isDifferent(red + 1) && !isDifferent(red + 2)) continue;
    pixelCount += 1;
    // Opaque magenta, little endian.
    pixelValues[index] = 0xffd400c8;
  }
  context.putImageData(markedImage, 0, 0);
  return {
    pixelCount,
    fraction: pixelCount / pixelValues.length,
    image: canvas.toDataURL('image/png').split(',')[1] ?? '',
  };
}

/** Compares two PNGs. Returns null if they match. */
export async function compareScreenshots(
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
  return result.pixelCount === 0 ? null : { ...result, image: Buffer.from(result.image, 'base64') };
}
