import { type ClaimFile, cleanClaimFileName, getClaimFileType } from '@surtidor/domain/claims';

/** The longest side of a photo, in pixels. */
const maxSide = 1600;

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/**
 * Draws a photo again, smaller, as JPEG. This also removes the place where it was taken.
 * @throws Error if the browser cannot read the image.
 */
async function redrawPhoto(file: File): Promise<Uint8Array> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.7),
  );
  if (blob === null) throw new Error('The photo could not be drawn.');
  return readBytes(blob);
}

/** Reads a file for a claim; returns null if its content is neither a photo nor a PDF. */
export async function readClaimFile(file: File): Promise<ClaimFile | null> {
  try {
    const bytes = await readBytes(file);
    const type = getClaimFileType(bytes);
    if (type === null) return null;
    if (type === 'application/pdf')
      return { name: cleanClaimFileName(file.name, type), type, bytes };
    const name = cleanClaimFileName(file.name, 'image/jpeg');
    return { name, type: 'image/jpeg', bytes: await redrawPhoto(file) };
  } catch {
    return null;
  }
}
