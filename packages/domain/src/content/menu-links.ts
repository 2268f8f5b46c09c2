import { checkUrl } from './check-url.ts';
import { parseAnchors, removeHiddenContent } from './markup.ts';
import type { MenuLink, UrlPolicy } from './types.ts';

/**
 * Parses the links of a menu block: the label and URL of each anchor, in order (spec 2). Skips anchors
 * that have no label or a URL that is not allowed.
 */
export const parseMenuLinks = (html: string, policy: UrlPolicy): readonly MenuLink[] =>
  parseAnchors(removeHiddenContent(html)).flatMap(({ label, address }) => {
    const urlCheck = checkUrl(address, policy);
    return label !== '' && urlCheck.kind === 'allowed' ? [{ label, href: urlCheck.href }] : [];
  });
