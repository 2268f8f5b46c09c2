import { media } from './media.ts';

/** One picture of a carousel with its caption. */
export interface Slide {
  readonly image: string;
  readonly title: string;
  readonly text: string;
  /** Optional link of the slide. */
  readonly link?: { readonly href: string; readonly label: string };
}

/**
 * The markup of a slide. A carousel block is a row of these figures and nothing else: picture,
 * heading, sentence and at most one link. The picture says nothing the caption does not say.
 */
export function slideMarkup({ image, title, text, link }: Slide): string {
  const action = link === undefined ? '' : `<a href="${link.href}">${link.label}</a>`;
  return (
    `<figure><img src="${media(image)}" alt="" width="960" height="560">` +
    `<figcaption><h3>${title}</h3><p>${text}</p>${action}</figcaption></figure>`
  );
}
