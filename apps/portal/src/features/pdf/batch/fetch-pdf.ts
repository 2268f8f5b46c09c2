import type { PortalMessage } from '../../../platform/messages/text-context.tsx';

/** A file that came, or why it did not. */
export type FetchedPdf =
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: PortalMessage };

/** Fetches a file; the browser's own unless a test gives another. */
export type FetchFile = (address: string, options: RequestInit) => Promise<Response>;

const failed = (key: PortalMessage['key']): FetchedPdf => ({ kind: 'failed', reason: { key } });

const begin = '%PDF-';

const isPdf = (bytes: Uint8Array) =>
  [...begin].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/**
 * Fetches a PDF from an address that was checked. A redirect is not followed, since where it
 * leads was not checked; what is no PDF (an error page, for instance) is a failure.
 */
export async function fetchPdf(
  address: string,
  fetchFile: FetchFile,
  signal: AbortSignal,
): Promise<FetchedPdf> {
  try {
    const answer = await fetchFile(address, {
      signal,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!answer.ok) return failed('The file is not available any more.');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return isPdf(bytes) ? { kind: 'done', bytes } : failed('What came is not a PDF.');
  } catch {
    return failed('The file could not be fetched.');
  }
}
