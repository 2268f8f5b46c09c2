import { accessRoutes } from '@surtidor/domain/session';
import type { FeatureName } from '@surtidor/domain/variants';

/** Returns the paths, as the router writes them, of the routes of features that an app leaves out. */
export const getOmittedPaths = (features: readonly FeatureName[]): ReadonlySet<string> =>
  new Set(
    accessRoutes
      .filter(({ feature }) => feature !== undefined && features.includes(feature))
      .map(({ path }) => path.replace('{product}', '{$product}')),
  );
