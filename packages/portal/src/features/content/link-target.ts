import { checkUrl } from '@surtidor/domain/content';
import { matchRoute } from '@surtidor/domain/session';
import type { RouteOptions } from '@surtidor/domain/variants';

/** The allowed targets of editors' links. */
export interface LinkPolicy {
  /** The deployment's other sites. */
  readonly hosts: readonly string[];
  /** The portal's origin, the base of relative paths. */
  readonly origin: string;
  /** The options that decide which pages exist. */
  readonly routes: RouteOptions;
}

/** An allowed link: a path of the portal or another site. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'site'; readonly href: string };

/**
 * Returns the target of a link in editors' markup (reading 13), or null if it is not allowed. Another site must be
 * allowed by the deployment, and a page of the portal must exist.
 */
export function getLinkTarget(url: string | null, policy: LinkPolicy): LinkTarget | null {
  const urlCheck = checkUrl(url, { hosts: policy.hosts, base: policy.origin });
  if (urlCheck.kind === 'refused') return null;
  const { origin, pathname, search, hash } = new URL(urlCheck.href);
  if (origin !== policy.origin) return { kind: 'site', href: urlCheck.href };
  const pageExists = matchRoute(pathname, policy.routes) !== null;
  return pageExists ? { kind: 'page', href: `${pathname}${search}${hash}` } : null;
}

/** Returns the URL of an image in editors' markup, or null if its site is not allowed by the deployment. */
export function getImageUrl(url: string | null, policy: LinkPolicy): string | null {
  const urlCheck = checkUrl(url, { hosts: policy.hosts, base: policy.origin });
  return urlCheck.kind === 'allowed' ? urlCheck.href : null;
}
