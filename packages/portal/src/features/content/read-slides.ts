import { type ContentLink, parseFigures } from '@surtidor/domain/content';
import { getImageUrl, getLinkTarget, type LinkPolicy } from './link-target.ts';

/** One slide of a carousel block. Everything but the title is optional. */
export interface BlockSlide {
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  readonly link: { readonly label: string; readonly href: string } | null;
}

const getAllowedLink = (links: readonly ContentLink[], policy: LinkPolicy): BlockSlide['link'] => {
  for (const { label, address } of links) {
    const target = getLinkTarget(address, policy);
    if (target !== null) return { label, href: target.href };
  }
  return null;
};

/** Returns the slides of a carousel block, with the first allowed image and link of each figure. */
export const readSlides = (html: string, policy: LinkPolicy): readonly BlockSlide[] =>
  parseFigures(html).map(({ title, text, links, imageAddresses }) => ({
    title,
    text,
    image:
      imageAddresses.map((address) => getImageUrl(address, policy)).find((url) => url !== null) ??
      null,
    link: getAllowedLink(links, policy),
  }));
