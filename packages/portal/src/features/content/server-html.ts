import type { DOMPurify } from 'dompurify';
import type { LinkPolicy } from './link-target.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** Maximum number of characters, of `<`, and of characters between two `<`. */
const limits = { characters: 50_000, tags: 1_000, gap: 3_000 };

/**
 * Whether the server does not sanitise a text, because it could block all requests for seconds: the time grows with the
 * square of the nesting and of the number of attributes. Each tag has a `<`, so the limits bound both.
 */
export function exceedsServerLimits(html: string): boolean {
  if (html.length > limits.characters) return true;
  const gaps = html.split('<');
  return gaps.length > limits.tags || gaps.some(({ length }) => length > limits.gap);
}

/** Returns the sanitised markup for a page of the server. Beyond the limits, it is the text without markup. */
export const getServerHtml = (
  html: string,
  policy: LinkPolicy,
  purifier: DOMPurify,
): TrustedHTML | string =>
  exceedsServerLimits(html) ? html.replace(/<[^>]*>?/g, ' ') : sanitiseHtml(html, policy, purifier);
