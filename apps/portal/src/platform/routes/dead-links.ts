import { pageAt } from './find-page.ts';

/** Where the page's links to its own origin lead; stands on nothing outside itself. */
export function ownLinks(): { href: string; pathname: string; search: string }[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const { href, origin, pathname, search } = new URL(
      link.getAttribute('href') ?? '',
      location.href,
    );
    return origin === location.origin && !link.getAttribute('href')?.startsWith('#')
      ? [{ href, pathname, search }]
      : [];
  });
}

/** Those of a page's links that lead to addresses of the portal without a page. */
export const deadLinksIn = (
  links: ReturnType<typeof ownLinks>,
  product = 'Surtidor',
): readonly string[] =>
  links
    .filter(
      ({ pathname, search }) => pageAt(pathname, product, new URLSearchParams(search)) === null,
    )
    .map(({ href }) => href);
