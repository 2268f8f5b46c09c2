import { accessRoutes, getRoutePath } from '@surtidor/domain/session';
import { getPortalRoute } from '../../packages/portal/src/platform/routes/routes.ts';

/** A page that tests open, with its audience, screen and path. */
interface SamplePage {
  readonly audience: 'member' | 'guest' | 'entry' | 'public';
  readonly screen: string;
  readonly path: string;
}

/** Returns every page that tests can open without a redirect. */
export const getSamplePages = (product: string): readonly SamplePage[] =>
  accessRoutes.flatMap(({ id, audience }) => {
    const { screen, sampleQuery } = getPortalRoute(id);
    if (sampleQuery === null) return [];
    const path = getRoutePath(id, product);
    return [{ audience, screen, path: sampleQuery ? `${path}?${sampleQuery}` : path }];
  });
