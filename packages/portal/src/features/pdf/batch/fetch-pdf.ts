import type { PortalMessage } from '../../../platform/messages/text-context.tsx';

/** A file, or the reason why it failed. */
export type FetchedPdf =
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: PortalMessage };

/** The `fetch` function, which tests replace. */
export type FetchFile = (url: string, options: RequestInit) => Promise<Response>;

const createFailedPdf = (key: PortalMessage['key']): FetchedPdf => ({
  kind: 'failed',
  reason: { key },
});

const pdfSignature = '%PDF-';

const isPdf = (bytes: Uint8Array) =>
  [...pdfSignature].every((character, index) => bytes[index] === character.charCodeAt(0));

/**
 * Fetches a PDF from a checked URL. Redirects are not followed, since their target is unchecked; any other file type,
 * such as an error page, is a failure.
 */
export async function fetchPdf(
  url: string,
  fetchFile: FetchFile,
  signal: AbortSignal,
): Promise<FetchedPdf> {
  try {
    const response = await fetchFile(url, {
      signal,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return createFailedPdf('The file is no longer available.');
    const bytes = new Uint8Array(await response.arrayBuffer());
    return isPdf(bytes)
      ? { kind: 'done', bytes }
      : createFailedPdf('The downloaded file is not a PDF.');
  } catch {
    return createFailedPdf('The file could not be downloaded.');
  }
}
