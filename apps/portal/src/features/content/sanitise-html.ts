import purifier, { type Config } from 'dompurify';
import { type LinkPolicy, linkTarget, pictureAddress } from './link-target.ts';

/** Sanitises markup from outside: as HTML to render, or as nodes to read (faults 25). */
export interface Sanitiser {
  readonly markup: (html: string) => TrustedHTML | string;
  readonly nodes: (html: string) => DocumentFragment;
}

const allowed: Config = {
  ALLOWED_TAGS: [
    ...['a', 'b', 'blockquote', 'br', 'div', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4'],
    ...['hr', 'i', 'img', 'li', 'ol', 'p', 'span', 'strong', 'table', 'tbody', 'td', 'th'],
    ...['thead', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'rowspan', 'scope', 'src', 'title', 'width'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

function keepLink(element: Element, policy: LinkPolicy): void {
  const target = linkTarget(element.getAttribute('href'), policy);
  if (target === null) {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('href', target.href);
  if (target.kind === 'page') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

function keepPicture(element: Element, policy: LinkPolicy): void {
  const address = pictureAddress(element.getAttribute('src'), policy);
  if (address === null) {
    element.remove();
    return;
  }
  element.setAttribute('src', address);
  element.setAttribute('loading', 'lazy');
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
}

/**
 * A sanitiser for one policy. Links and images may point to allowed sites and existing pages; others lose
 * their url. Import this module lazily: it contains the library.
 */
export function createSanitiser(policy: LinkPolicy): Sanitiser {
  // The library's default instance: a second one would create a second trusted-types policy.
  purifier.removeAllHooks();
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') keepLink(element, policy);
    if (element.nodeName === 'IMG') keepPicture(element, policy);
  });
  const trusted = 'trustedTypes' in window;
  return {
    markup: (html) =>
      trusted
        ? purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
        : purifier.sanitize(html, allowed),
    nodes: (html) => purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }),
  };
}
