import { findPage } from './find-page.ts';

/** Returns the links of the page to its own origin. Uses no outer scope, so that a test can evaluate it. */
export function ownLinks(): { href: string; pathname: string; search: string }[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const given = link.getAttribute('href') ?? '';
    const { href, origin, pathname, search } = new URL(given, location.href);
    // An empty URL and a fragment refer to the page itself.
    const isPage = given !== '' && !given.startsWith('#');
    return origin === location.origin && isPage ? [{ href, pathname, search }] : [];
  });
}

/** Returns the links that have no page in the portal. */
export const deadLinksIn = (
  links: ReturnType<typeof ownLinks>,
  product = 'Surtidor',
): readonly string[] =>
  links
    .filter(
      ({ pathname, search }) => findPage(pathname, product, new URLSearchParams(search)) === null,
    )
    .map(({ href }) => href);
