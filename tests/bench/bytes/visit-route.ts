import type { LateWork } from '../browser/first-use.ts';
import { type Measuring, withVisitor } from '../browser/with-browser.ts';
import { measureRoute, type RouteUse } from './measure-route.ts';
import type { MeasuredRoute } from './measured-routes.ts';

function addressOf(
  { browser, environment }: Measuring,
  { address, role }: MeasuredRoute,
): Promise<string> | string {
  if (typeof address === 'string') return address;
  return withVisitor(browser, environment.portal, role, (page) =>
    address(page, environment.sandbox),
  );
}

/** What one visit to a route takes, in a browser that has kept nothing. */
export async function visitRoute(
  measuring: Measuring,
  route: MeasuredRoute,
  late: LateWork,
): Promise<RouteUse> {
  const path = await addressOf(measuring, route);
  const { browser, environment } = measuring;
  return withVisitor(browser, environment.portal, route.role, (page) =>
    measureRoute(page, path, route.sign, late),
  );
}
