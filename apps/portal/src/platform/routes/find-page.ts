import { accessRoutes, getRoutePath, matchRoute, type RouteId } from '@surtidor/domain';
import type { PageRow } from './route-row.ts';
import { portalRoute, type ScreenId } from './routes.ts';

const sectionParameter = 'section';

/** A page that has a screen. */
export interface BuiltPage extends PageRow {
  readonly screen: ScreenId;
}

const built = (page: PageRow | undefined): BuiltPage | null =>
  // The rows are checked against the table's own type: a screen they name is one of its screens.
  page === undefined || page.screen === null ? null : (page as BuiltPage);

/** The page of a route at a query, or null where none is built. An unknown section is the route's own page. */
export function getPage(id: RouteId, query: URLSearchParams): BuiltPage | null {
  const route = portalRoute(id);
  const section = query.get(sectionParameter) ?? '';
  const sections = route.sections ?? {};
  return built(Object.hasOwn(sections, section) ? sections[section] : undefined) ?? built(route);
}

const noQuery = new URLSearchParams();

/** The page at an address, or null where there is none. */
export function pageAt(pathname: string, product: string, query = noQuery): BuiltPage | null {
  const route = matchRoute(pathname, product);
  return route === null ? null : getPage(route.id, query);
}

/** The address of a section of a route's page. */
export const sectionPath = (path: string, section: string): string =>
  `${path}?${sectionParameter}=${section}`;

/** A page for checks to open: who may see it, what it is and where. */
export interface SamplePage {
  readonly audience: 'member' | 'guest' | 'entry' | 'public';
  readonly screen: string;
  readonly path: string;
}

/** Every built page that a check can open and stay on, sections included. */
export const samplePages = (product: string): readonly SamplePage[] =>
  accessRoutes.flatMap(({ id, audience }) => {
    const { sections = {}, ...own } = portalRoute(id);
    const path = getRoutePath(id, product);
    const at = (page: PageRow, address: string): readonly SamplePage[] => {
      if (page.screen === null || page.sample === null) return [];
      const more =
        page.sample === undefined ? '' : `${address.includes('?') ? '&' : '?'}${page.sample}`;
      const { screen } = page;
      return [{ audience, screen, path: `${address}${more}` }];
    };
    return [
      ...at(own, path),
      ...Object.entries(sections).flatMap(([name, page]) => at(page, sectionPath(path, name))),
    ];
  });
