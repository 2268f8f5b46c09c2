import { defaultDeploymentOptions, type RouteOptions } from '@surtidor/domain/variants';
import { findPage } from '../../packages/portal/src/platform/routes/routes.ts';

/** Returns the same-origin links of the page. Uses no outer scope, so that a test can evaluate it. */
export function getPageLinks(): { href: string; pathname: string; search: string }[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const hrefValue = link.getAttribute('href') ?? '';
    const { href, origin, pathname, search } = new URL(hrefValue, location.href);
    // An empty URL and a fragment refer to the page itself.
    const isOtherPage = hrefValue !== '' && !hrefValue.startsWith('#');
    return origin === location.origin && isOtherPage ? [{ href, pathname, search }] : [];
  });
}

/** Returns the links that have no page in the portal. */
export const getDeadLinks = (
  links: ReturnType<typeof getPageLinks>,
  options: RouteOptions = defaultDeploymentOptions,
): readonly string[] =>
  links.filter(({ pathname }) => findPage(pathname, options) === null).map(({ href }) => href);
