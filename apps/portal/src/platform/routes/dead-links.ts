import { pageAt } from './find-page.ts';

/** Where the page's links to its own origin lead; stands on nothing outside itself. */
export function ownLinks(): { href: string; pathname: string; search: string }[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const given = link.getAttribute('href') ?? '';
    const { href, origin, pathname, search } = new URL(given, location.href);
    // An empty address and a fragment are the page itself.
    const isPage = given !== '' && !given.startsWith('#');
    return origin === location.origin && isPage ? [{ href, pathname, search }] : [];
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
