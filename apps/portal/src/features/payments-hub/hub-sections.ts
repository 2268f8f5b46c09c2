import { getRoutePath, type RouteId } from '@surtidor/domain';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import { sectionPath } from '../../platform/routes/find-page.ts';
import { type HubSection, routes } from '../../platform/routes/routes.ts';

const hub = 'pending-invoices' satisfies RouteId;
const { sections } = routes[hub];

/** A section of the payments hub. */
export interface HubLink {
  /** Null for the list of invoices. */
  readonly section: HubSection | null;
  readonly label: PortalMessageKey;
  readonly href: string;
}

/** The path of the list of invoices or of a section. */
export function hubPath(product: string, section: HubSection | null): string {
  const path = getRoutePath(hub, product);
  return section === null ? path : sectionPath(path, section);
}

const names = Object.keys(sections) as readonly HubSection[];

/** The list of invoices and every section, in the order of the tabs. */
export const hubLinks = (product: string): readonly HubLink[] => [
  { section: null, label: 'Pending invoices', href: hubPath(product, null) },
  ...names.map((section) => ({
    section,
    label: sections[section].title,
    href: hubPath(product, section),
  })),
];
