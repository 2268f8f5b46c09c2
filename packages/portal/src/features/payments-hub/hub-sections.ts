import { getRoutePath, isIncluded, type RouteId } from '@surtidor/domain/session';
import type { RouteOptions } from '@surtidor/domain/variants';
import { getSectionPath } from '../../platform/routes/find-page.ts';
import { type HubSection, routes } from '../../platform/routes/routes.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

const hubRoute = 'pending-invoices' satisfies RouteId;
const { sections } = routes[hubRoute];

/** A section of the payments hub. */
export interface HubLink {
  /** Null for the list of invoices. */
  readonly section: HubSection | null;
  readonly label: PortalMessageKey;
  readonly href: string;
}

/** Returns the path of the list of invoices or of a section. */
export function getHubPath(product: string, section: HubSection | null): string {
  const path = getRoutePath(hubRoute, product);
  return section === null ? path : getSectionPath(path, section);
}

const sectionNames = Object.keys(sections) as readonly HubSection[];

/** Whether the distributor has not left out a section. */
export const isHubSectionIncluded = (section: HubSection, options: RouteOptions): boolean =>
  isIncluded(sections[section], options);

/** Returns the links to the list of invoices and to every section, in tab order. */
export const getHubLinks = (options: RouteOptions): readonly HubLink[] => [
  { section: null, label: 'Pending invoices', href: getHubPath(options.product, null) },
  ...sectionNames
    .filter((section) => isHubSectionIncluded(section, options))
    .map((section) => ({
      section,
      label: sections[section].title,
      href: getHubPath(options.product, section),
    })),
];
