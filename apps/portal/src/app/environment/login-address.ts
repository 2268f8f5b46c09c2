import { type DeploymentOptions, getRoutePath, getSafeReturnPath } from '@surtidor/domain';

/** The path of the sign-in page, with the page to return to. */
export function loginAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { product }: DeploymentOptions,
): string {
  const next = getSafeReturnPath(`${pathname}${search}`, product);
  const login = getRoutePath('login', product);
  return next === null || next === '/' ? login : `${login}?next=${encodeURIComponent(next)}`;
}

/** The path after a sign-in: the requested page, else home. */
export const addressAfterLogin = (search: string, { product }: DeploymentOptions): string =>
  getSafeReturnPath(new URLSearchParams(search).get('next'), product) ?? '/';
