import { type DeploymentOptions, getRoutePath, getSafeReturnPath } from '@surtidor/domain';

/** Returns the path of the sign-in page, with the page to return to. */
export function getLoginPath(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { product }: DeploymentOptions,
): string {
  const returnPath = getSafeReturnPath(`${pathname}${search}`, product);
  const loginPath = getRoutePath('login', product);
  return returnPath === null || returnPath === '/'
    ? loginPath
    : `${loginPath}?next=${encodeURIComponent(returnPath)}`;
}

/** Returns the path to open after a sign-in: the requested page, or else home. */
export const getPathAfterLogin = (search: string, { product }: DeploymentOptions): string =>
  getSafeReturnPath(new URLSearchParams(search).get('next'), product) ?? '/';
