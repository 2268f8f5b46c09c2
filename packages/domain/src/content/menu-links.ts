import { checkUrl } from './check-url.ts';
import { decodeEntities, textOfHtml } from './html-text.ts';
import type { MenuLink, UrlPolicy } from './types.ts';

const anchor = /<a\b([^>]*)>([\s\S]*?)<\/a\s*>/gi;
const hrefAttribute = /[\s/]href\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i;

const getHref = (attributes: string): string | null => {
  const found = hrefAttribute.exec(attributes);
  return found && decodeEntities(String(found[1]).replace(/^["']|["']$/g, ''));
};

const withoutUnshown = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');

/**
 * The links of a menu block: label and URL of each anchor, in order (spec 2), without anchors that
 * have no label or a disallowed URL.
 */
export const menuLinksFromBlock = (html: string, policy: UrlPolicy): readonly MenuLink[] =>
  [...withoutUnshown(html).matchAll(anchor)].flatMap(([, attributes, body]) => {
    const label = textOfHtml(String(body));
    const checked = checkUrl(getHref(String(attributes)), policy);
    return label !== '' && checked.kind === 'allowed' ? [{ label, href: checked.href }] : [];
  });
