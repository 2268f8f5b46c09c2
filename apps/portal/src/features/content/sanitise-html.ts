import purifier, { type Config } from 'dompurify';
import { getImageUrl, getLinkTarget, type LinkPolicy } from './link-target.ts';

/** Sanitises markup from outside: as HTML to render, or as nodes to read (faults 25). */
export interface Sanitiser {
  readonly toHtml: (html: string) => TrustedHTML | string;
  readonly toNodes: (html: string) => DocumentFragment;
}

const sanitiserConfig: Config = {
  ALLOWED_TAGS: [
    ...['a', 'b', 'blockquote', 'br', 'div', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4'],
    ...['hr', 'i', 'img', 'li', 'ol', 'p', 'span', 'strong', 'table', 'tbody', 'td', 'th'],
    ...['thead', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'rowspan', 'scope', 'src', 'title', 'width'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

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
 * Creates a sanitiser for one policy. Links and images may point to allowed sites and existing pages; other URLs are
 * removed. Import this module lazily: it contains the library.
 */
export function createSanitiser(policy: LinkPolicy): Sanitiser {
  // The library's default instance: a second one would create a second trusted-types policy.
  purifier.removeAllHooks();
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') sanitiseLink(element, policy);
    if (element.nodeName === 'IMG') sanitiseImage(element, policy);
  });
  const hasTrustedTypes = 'trustedTypes' in window;
  return {
    toHtml: (html) =>
      hasTrustedTypes
        ? purifier.sanitize(html, { ...sanitiserConfig, RETURN_TRUSTED_TYPE: true })
        : purifier.sanitize(html, sanitiserConfig),
    toNodes: (html) => purifier.sanitize(html, { ...sanitiserConfig, RETURN_DOM_FRAGMENT: true }),
  };
}
