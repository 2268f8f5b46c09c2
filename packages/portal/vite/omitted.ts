import { accessRoutes } from '@surtidor/domain/session';
import type { FeatureName } from '@surtidor/domain/variants';
import { getPortalRoute } from '../src/platform/routes/routes.ts';

/** What leaves the build with the features that an app leaves out. */
export interface OmittedParts {
  /** The names of the screens, which are replaced by an empty one. */
  readonly screens: ReadonlySet<string>;
  /** The paths of the routes, as the router writes them. */
  readonly paths: ReadonlySet<string>;
}

/** Returns the screens and routes of features. */
export function getOmittedParts(features: readonly FeatureName[]): OmittedParts {
  const isOmitted = (feature?: FeatureName) => feature !== undefined && features.includes(feature);
  const routes = accessRoutes.filter(({ feature }) => isOmitted(feature));
  const sections = accessRoutes
    .flatMap(({ id }) => Object.values(getPortalRoute(id).sections ?? {}))
    .filter(({ feature }) => isOmitted(feature));
  const screens = [...routes.map(({ id }) => getPortalRoute(id)), ...sections];
  return {
    screens: new Set(screens.map(({ screen }) => screen)),
    paths: new Set(routes.map(({ path }) => path.replace('{product}', '{$product}'))),
  };
}
