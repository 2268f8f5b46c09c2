import {
  type DeploymentOptions,
  decideAccess,
  matchRoute,
  routePath,
  safeReturnPath,
  storeVariants,
} from '@surtidor/domain';
import type { SessionSnapshot } from '../../platform/session/session-store.ts';

/** The address bar, as much of it as the portal reads. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The sign-in page renders without the rest of the portal; all else needs the application. */
export type Start = 'login' | 'application';

/** Which of the two a place begins with. */
export function whereToStart(
  { session, store }: SessionSnapshot,
  { pathname, search }: Place,
  deploymentOptions: DeploymentOptions,
): Start {
  const route = matchRoute(pathname, deploymentOptions.product);
  const decision = decideAccess({
    session,
    variant: storeVariants[store],
    deploymentOptions,
    route,
    query: new URLSearchParams(search),
  });
  const atLogin = decision.kind === 'granted' && route?.audience === 'guest';
  return decision.kind === 'sign-in' || atLogin ? 'login' : 'application';
}

/** The sign-in page's address, which remembers the page that was wanted. */
export function loginAddress(
  { pathname, search }: Place,
  deploymentOptions: DeploymentOptions,
): string {
  const wanted = safeReturnPath(`${pathname}${search}`, deploymentOptions.product);
  const login = routePath('login', deploymentOptions.product);
  return wanted === null || wanted === '/' ? login : `${login}?next=${encodeURIComponent(wanted)}`;
}

/** Where a sign-in leads: to the wanted page, else home. */
export const addressAfterLogin = (search: string, deploymentOptions: DeploymentOptions): string =>
  safeReturnPath(new URLSearchParams(search).get('next'), deploymentOptions.product) ?? '/';
