import { checkUrl } from '@surtidor/domain';
import { pageAt } from '../../platform/routes/find-page.ts';

/** Where editors' links may lead. */
export interface LinkPolicy {
  /** The deployment's other sites. */
  readonly hosts: readonly string[];
  /** The portal's own origin, against which a path is read. */
  readonly origin: string;
  readonly product: string;
}

/** A link that may be rendered: a page of the portal by its path, or another site. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'site'; readonly href: string };

/**
 * Judges an address of editors' markup (reading 13): another site must be one of the
 * deployment's, and a page of the portal must exist. Null when the link may not be rendered.
 */
export function linkTarget(address: string | null, policy: LinkPolicy): LinkTarget | null {
  const checked = checkUrl(address, { hosts: policy.hosts, base: policy.origin });
  if (checked.kind === 'refused') return null;
  const { origin, pathname, search, hash } = new URL(checked.href);
  if (origin !== policy.origin) return { kind: 'site', href: checked.href };
  const built = pageAt(pathname, policy.product) !== null;
  return built ? { kind: 'page', href: `${pathname}${search}${hash}` } : null;
}

/** A picture of editors' markup: from the deployment's sites only. */
export function pictureAddress(address: string | null, policy: LinkPolicy): string | null {
  const checked = checkUrl(address, { hosts: policy.hosts, base: policy.origin });
  return checked.kind === 'allowed' ? checked.href : null;
}
