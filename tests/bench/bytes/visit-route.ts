import { type BenchContext, withVisitor } from '../browser/with-browser.ts';
import { measureRoute, type RouteMeasurement } from './measure-route.ts';
import type { MeasuredRoute } from './measured-routes.ts';

/** Visits a route in a new browser profile. */
export async function visitRoute(
  { browser, environment, store }: BenchContext,
  { path, role, readyElement }: MeasuredRoute,
): Promise<RouteMeasurement> {
  const { portal, sandbox } = environment;
  const resolvedPath =
    typeof path === 'string'
      ? path
      : await withVisitor(browser, portal, role, (page) => path(page, sandbox), { store });
  return withVisitor(
    browser,
    portal,
    role,
    (page) => measureRoute(page, resolvedPath, readyElement),
    { store },
  );
}
