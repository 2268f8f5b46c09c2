import { getRoutePath, getSafeReturnPath } from '@surtidor/domain/session';
import type { DeploymentOptions } from '@surtidor/domain/variants';

/** Returns the path of the sign-in page, with the page to return to. */
export function getLoginPath(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  deploymentOptions: DeploymentOptions,
): string {
  const returnPath = getSafeReturnPath(`${pathname}${search}`, deploymentOptions);
  const loginPath = getRoutePath('login', deploymentOptions.product);
  return returnPath === null || returnPath === '/'
    ? loginPath
    : `${loginPath}?next=${encodeURIComponent(returnPath)}`;
}

/**
 * Returns the path to open after a sign-in: the requested page, or else home. Browsers keep the hash of the requested page
 * through the redirect to the sign-in page.
 */
export function getPathAfterLogin(
  { search, hash }: { readonly search: string; readonly hash: string },
  deploymentOptions: DeploymentOptions,
): string {
  const returnPath = getSafeReturnPath(new URLSearchParams(search).get('next'), deploymentOptions);
  return returnPath === null ? '/' : `${returnPath}${hash}`;
}
