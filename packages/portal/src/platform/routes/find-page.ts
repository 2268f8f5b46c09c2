import {
  accessRoutes,
  getRoutePath,
  matchRoute,
  type RouteId,
  recordParams,
} from '@surtidor/domain';
import type { PageRow } from './route-row.ts';
import { getPortalRoute, type ScreenId } from './routes.ts';

const sectionParameter = 'section';

/** A page that has a screen. */
export interface BuiltPage extends PageRow {
  readonly screen: ScreenId;
}

const toBuiltPage = (page: PageRow | undefined): BuiltPage | null =>
  // The cast is safe because `ScreenId` is derived from the rows.
  page === undefined || page.screen === null ? null : (page as BuiltPage);

/** Returns the page of a route, or null if it is not built. An unknown section returns the page of the route. */
export function getPage(id: RouteId, query: URLSearchParams): BuiltPage | null {
  const route = getPortalRoute(id);
  const section = query.get(sectionParameter) ?? '';
  const sections = route.sections ?? {};
  return (
    toBuiltPage(Object.hasOwn(sections, section) ? sections[section] : undefined) ??
    toBuiltPage(route)
  );
}

/** Identifies the page at a URL by its path, section and record. Other search params, such as filters, do not change it. */
export const getPageId = (pathname: string, query: URLSearchParams): string =>
  [pathname, ...[sectionParameter, ...recordParams].map((name) => query.get(name) ?? '')].join(' ');

const emptyQuery = new URLSearchParams();

/** Returns the page at a URL, or null if there is none. */
export function findPage(pathname: string, product: string, query = emptyQuery): BuiltPage | null {
  const route = matchRoute(pathname, product);
  return route === null ? null : getPage(route.id, query);
}

/** Returns the URL of a section of a route. */
export const getSectionPath = (path: string, section: string): string =>
  `${path}?${sectionParameter}=${section}`;

/** A page that checks open, with its audience, screen and path. */
export interface SamplePage {
  readonly audience: 'member' | 'guest' | 'entry' | 'public';
  readonly screen: string;
  readonly path: string;
}

/** Returns every built page that checks can open without a redirect, including sections. */
export const getSamplePages = (product: string): readonly SamplePage[] =>
  accessRoutes.flatMap(({ id, audience }) => {
    const { sections = {}, ...page } = getPortalRoute(id);
    const path = getRoutePath(id, product);
    const toSamplePages = (page: PageRow, path: string): readonly SamplePage[] => {
      if (page.screen === null || page.sampleQuery === null) return [];
      const query =
        page.sampleQuery === undefined
          ? ''
          : `${path.includes('?') ? '&' : '?'}${page.sampleQuery}`;
      const { screen } = page;
      return [{ audience, screen, path: `${path}${query}` }];
    };
    return [
      ...toSamplePages(page, path),
      ...Object.entries(sections).flatMap(([name, page]) =>
        toSamplePages(page, getSectionPath(path, name)),
      ),
    ];
  });
