import { checkUrl } from './check-url.ts';
import { decodeEntities, getHtmlText } from './html-text.ts';
import type { MenuLink, UrlPolicy } from './types.ts';

const anchorPattern = /<a\b([^>]*)>([\s\S]*?)<\/a\s*>/gi;
const hrefPattern = /[\s/]href\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i;

const getHref = (attributes: string): string | null => {
  const match = hrefPattern.exec(attributes);
  return match && decodeEntities(String(match[1]).replace(/^["']|["']$/g, ''));
};

const removeHiddenContent = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');

/**
 * Parses the links of a menu block: the label and URL of each anchor, in order (spec 2). Skips anchors
 * that have no label or a URL that is not allowed.
 */
export const parseMenuLinks = (html: string, policy: UrlPolicy): readonly MenuLink[] =>
  [...removeHiddenContent(html).matchAll(anchorPattern)].flatMap(([, attributes, body]) => {
    const label = getHtmlText(String(body));
    const urlCheck = checkUrl(getHref(String(attributes)), policy);
    return label !== '' && urlCheck.kind === 'allowed' ? [{ label, href: urlCheck.href }] : [];
  });
