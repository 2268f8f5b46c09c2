import type { PortalMessage } from '../../../platform/messages/text-context.tsx';

/** A file, or the reason why it failed. */
export type FetchedPdf =
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: PortalMessage };

/** fetch; injected by tests. */
export type FetchFile = (address: string, options: RequestInit) => Promise<Response>;

const failed = (key: PortalMessage['key']): FetchedPdf => ({ kind: 'failed', reason: { key } });

const begin = '%PDF-';

const isPdf = (bytes: Uint8Array) =>
  [...begin].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/**
 * Fetches a PDF from a checked url. Redirects are not followed, since their target is unchecked; any
 * other file type, such as an error page, is a failure.
 */
export async function fetchPdf(
  address: string,
  fetchFile: FetchFile,
  signal: AbortSignal,
): Promise<FetchedPdf> {
  try {
    const response = await fetchFile(address, {
      signal,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return failed('The file is not available any more.');
    const bytes = new Uint8Array(await response.arrayBuffer());
    return isPdf(bytes) ? { kind: 'done', bytes } : failed('What came is not a PDF.');
  } catch {
    return failed('The file could not be fetched.');
  }
}
