/** One slide of a carousel block. Everything but the title is optional. */
export interface BlockSlide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  readonly link: { readonly label: string; readonly href: string } | null;
}

const getText = (element: Element | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

function getSlide(figure: Element, index: number): BlockSlide | null {
  const anchor = figure.querySelector('a[href]');
  const title = getText(figure.querySelector('h2, h3, h4'));
  const label = getText(anchor);
  const href = anchor?.getAttribute('href') ?? '';
  const image = figure.querySelector('img')?.getAttribute('src') ?? null;
  if (title === '') return null;
  return {
    id: `slide-${index}`,
    title,
    text: getText(figure.querySelector('p')),
    image,
    link: label !== '' && href !== '' ? { label, href } : null,
  };
}

/**
 * Returns the slides of a carousel block: image, heading, text and link of each figure. The markup is dropped so that
 * a block cannot change the portal's styles. The nodes come from the sanitiser.
 */
export const readSlides = (nodes: ParentNode): readonly BlockSlide[] =>
  [...nodes.querySelectorAll('figure')].map(getSlide).filter((slide) => slide !== null);
