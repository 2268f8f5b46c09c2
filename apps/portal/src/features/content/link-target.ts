import { checkUrl } from '@surtidor/domain';
import { findPage } from '../../platform/routes/find-page.ts';

/** The allowed targets of editors' links. */
export interface LinkPolicy {
  /** The deployment's other sites. */
  readonly hosts: readonly string[];
  /** The portal's origin, the base of relative paths. */
  readonly origin: string;
  readonly product: string;
}

/** An allowed link: a path of the portal or another site. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'site'; readonly href: string };

/**
 * Checks a link of editors' markup (reading 13): another site must be allowed by the deployment, and a page
 * of the portal must exist. Null if the link is not allowed.
 */
export function getLinkTarget(url: string | null, policy: LinkPolicy): LinkTarget | null {
  const checked = checkUrl(url, { hosts: policy.hosts, base: policy.origin });
  if (checked.kind === 'refused') return null;
  const { origin, pathname, search, hash } = new URL(checked.href);
  if (origin !== policy.origin) return { kind: 'site', href: checked.href };
  const exists = findPage(pathname, policy.product) !== null;
  return exists ? { kind: 'page', href: `${pathname}${search}${hash}` } : null;
}

/** Checks an image of editors' markup: allowed from the deployment's sites only. */
export function getImageUrl(url: string | null, policy: LinkPolicy): string | null {
  const checked = checkUrl(url, { hosts: policy.hosts, base: policy.origin });
  return checked.kind === 'allowed' ? checked.href : null;
}
