import { accessRoutes, getRoutePath } from '@surtidor/domain/session';
import { getSectionPath } from '../../packages/portal/src/platform/routes/find-page.ts';
import type { PageRow } from '../../packages/portal/src/platform/routes/route-row.ts';
import { getPortalRoute } from '../../packages/portal/src/platform/routes/routes.ts';

/** A page that tests open, with its audience, screen and path. */
interface SamplePage {
  readonly audience: 'member' | 'guest' | 'entry' | 'public';
  readonly screen: string;
  readonly path: string;
}

/** Returns every page that tests can open without a redirect, including sections. */
export const getSamplePages = (product: string): readonly SamplePage[] =>
  accessRoutes.flatMap(({ id, audience }) => {
    const { sections = {}, ...page } = getPortalRoute(id);
    const path = getRoutePath(id, product);
    const toSamplePages = (page: PageRow, path: string): readonly SamplePage[] => {
      if (page.sampleQuery === null) return [];
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
