import {
  type AccessDecision,
  decideAccess,
  getSectionRedirect,
  matchRoute,
} from '@surtidor/domain/session';
import { redirect } from '@tanstack/react-router';
import { getStoreVariant } from '../../shared/config/portal-definition.ts';
import { getLoginPath } from '../../shared/session/login-path.ts';
import type { RouterContext, VisitedLocation } from './router-context.ts';

/** The routes that say that the portal does not work (spec 2). */
export const statusRoutes: readonly string[] = ['maintenance', 'error-assets'];

/** The server does not know the cart: the browser checks it (cart-page.tsx). */
const assumedCart = { isUseSelected: true, isCartReady: true };

/**
 * Decides a visit with the domain's access function (spec 2, guard). Immediate redirects throw a
 * redirect; a rejected visit sets 403 and shows the reason before it redirects. An older link to a section redirects to
 * the section's address for good, before anything is decided.
 */
export function checkAccess(
  { portal, setStatus }: Pick<RouterContext, 'portal' | 'setStatus'>,
  { pathname, searchStr }: VisitedLocation,
): AccessDecision {
  const { deploymentOptions, sessions } = portal;
  const { session, store } = sessions.getSnapshot();
  const route = matchRoute(pathname, deploymentOptions);
  const query = new URLSearchParams(searchStr);
  const sectionPath = getSectionRedirect(route, query);
  if (sectionPath !== null) throw redirect({ href: sectionPath, statusCode: 308, replace: true });
  const decision = decideAccess({
    session,
    variant: getStoreVariant(portal.definition, store),
    deploymentOptions,
    route,
    query,
    vouchers: assumedCart,
  });
  const createRedirect = (href: string) => redirect({ href, statusCode: 302, replace: true });
  switch (decision.kind) {
    case 'granted':
      if (route === null) setStatus(404);
      else if (statusRoutes.includes(route.id)) setStatus(503);
      return decision;
    case 'other-company':
      return decision;
    case 'sign-in':
      throw createRedirect(getLoginPath({ pathname, search: searchStr }, deploymentOptions));
    case 'accept-terms':
      throw createRedirect(decision.to);
    case 'redirect':
      if (decision.afterMs === 0) throw createRedirect(decision.to);
      setStatus(403);
      return decision;
  }
}
