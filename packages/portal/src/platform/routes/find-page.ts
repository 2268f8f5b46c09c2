import { isIncluded, type MatchedRoute, matchRoute, recordParams } from '@surtidor/domain/session';
import type { RouteOptions } from '@surtidor/domain/variants';
import type { PageRow, SectionRow } from './route-row.ts';
import { getPortalRoute, type ScreenId } from './routes.ts';

const sectionParameter = 'section';

/** A page that has a screen. */
export interface BuiltPage extends PageRow {
  readonly screen: ScreenId;
}

const toBuiltPage = (page: PageRow | undefined): BuiltPage | null =>
  // The cast is safe because `ScreenId` is derived from the rows.
  page === undefined ? null : (page as BuiltPage);

/** Returns the page of a route, or null if it is the distributor's own. An unknown section returns the page of the route. */
export function getPage(id: MatchedRoute['id'], query: URLSearchParams): BuiltPage | null {
  if (id === 'own') return null;
  const route = getPortalRoute(id);
  const section = query.get(sectionParameter) ?? '';
  const sections = route.sections ?? {};
  return (
    toBuiltPage(Object.hasOwn(sections, section) ? sections[section] : undefined) ??
    toBuiltPage(route)
  );
}

/** The rows of a route's sections, by the value of `?section=`. */
const getSections = (id: MatchedRoute['id']): Readonly<Record<string, SectionRow>> =>
  id === 'own' ? {} : (getPortalRoute(id).sections ?? {});

/** Whether the distributor has not left out the section that a query selects. */
export function isSectionIncluded(
  id: MatchedRoute['id'],
  query: URLSearchParams,
  options: Pick<RouteOptions, 'omitted'>,
): boolean {
  const section = getSections(id)[query.get(sectionParameter) ?? ''];
  return section === undefined || isIncluded(section, options);
}

/** Identifies the page at a URL by its path, section and record. Other search params, such as filters, do not change it. */
export const getPageId = (pathname: string, query: URLSearchParams): string =>
  [pathname, ...[sectionParameter, ...recordParams].map((name) => query.get(name) ?? '')].join(' ');

const emptyQuery = new URLSearchParams();

/** Returns the page at a URL, or null if there is none. */
export function findPage(
  pathname: string,
  options: RouteOptions,
  query = emptyQuery,
): BuiltPage | null {
  const route = matchRoute(pathname, options);
  return route === null ? null : getPage(route.id, query);
}

/** Returns the URL of a section of a route. */
export const getSectionPath = (path: string, section: string): string =>
  `${path}?${sectionParameter}=${section}`;
