import { getMediaUrl } from './get-media-url.ts';

/** A carousel slide. */
export interface Slide {
  readonly image: string;
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/**
 * Returns the HTML of a slide: a figure with a decorative image, a heading, a text and at most one
 * link. A carousel block consists only of such figures.
 */
export function renderSlide({ image, title, text, link }: Slide): string {
  const action = link === undefined ? '' : `<a href="${link.href}">${link.label}</a>`;
  return (
    `<figure><img src="${getMediaUrl(image)}" alt="" width="960" height="560">` +
    `<figcaption><h3>${title}</h3><p>${text}</p>${action}</figcaption></figure>`
  );
}
