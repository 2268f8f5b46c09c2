import browserPurifier, { type Config, type DOMPurify } from 'dompurify';
import { getImageUrl, getLinkTarget, type LinkPolicy } from './link-target.ts';

const sanitiserConfig = {
  ALLOWED_TAGS: [
    ...['a', 'b', 'blockquote', 'br', 'div', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4'],
    ...['hr', 'i', 'img', 'li', 'ol', 'p', 'span', 'strong', 'table', 'tbody', 'td', 'th'],
    ...['thead', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'rowspan', 'scope', 'src', 'title', 'width'],
  // Browsers and jsdom treat the content of these elements differently, so it is removed with them.
  ADD_FORBID_CONTENTS: ['form', 'select'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config;

function sanitiseLink(element: Element, policy: LinkPolicy): void {
  const target = getLinkTarget(element.getAttribute('href'), policy);
  if (target === null) {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('href', target.href);
  if (target.kind === 'page') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

function sanitiseImage(element: Element, policy: LinkPolicy): void {
  const url = getImageUrl(element.getAttribute('src'), policy);
  if (url === null) {
    element.remove();
    return;
  }
  element.setAttribute('src', url);
  element.setAttribute('loading', 'lazy');
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
}

/**
 * Sanitises markup from outside (faults 25), on the server and in the browser with the same library. Links and
 * images may point to allowed sites and existing pages; other URLs are removed.
 * @param purifier The library with a DOM; by default, that of the browser.
 */
export function sanitiseHtml(
  html: string,
  policy: LinkPolicy,
  purifier: DOMPurify = browserPurifier,
): TrustedHTML | string {
  // The library's default instance: a second one would create a second trusted-types policy.
  purifier.removeAllHooks();
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    // The server writes them unescaped, and a '</body>' in a page moves the scripts that the router adds.
    attribute.attrValue = attribute.attrValue.replace(/[<>]/g, '');
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') sanitiseLink(element, policy);
    if (element.nodeName === 'IMG') sanitiseImage(element, policy);
  });
  return purifier.sanitize(html, sanitiserConfig);
}
