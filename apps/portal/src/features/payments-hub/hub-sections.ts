import { type RouteId, routePath } from '@surtidor/domain';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import {
  builtSections,
  type DeskSection,
  deskSections,
  sectionPath,
} from '../../platform/routes/built-routes.ts';

const desk: RouteId = 'pending-invoices';

/** What each section is called in the desk's links. */
const sectionNames: Readonly<Record<DeskSection, PortalMessageKey>> = {
  cash: 'Cash payment',
  compensate: 'Payments vs invoices',
  compensations: 'Compensations',
};

/** A section of the payment desk that one can go to. */
export interface DeskLink {
  /** Null is the list of invoices itself. */
  readonly section: DeskSection | null;
  readonly label: PortalMessageKey;
  readonly href: string;
}

/** The address of the list of invoices, or of a section of the desk. */
export function deskPath(product: string, section: DeskSection | null): string {
  const path = routePath(desk, product);
  return section === null ? path : sectionPath(path, section);
}

/** Whether a section has a screen. */
export const isSectionBuilt = (section: DeskSection): boolean =>
  builtSections[desk]?.[section] !== undefined;

/** The list of invoices and every section that is built, in the order of the tabs. */
export const deskLinks = (product: string): readonly DeskLink[] => [
  { section: null, label: 'Invoices', href: deskPath(product, null) },
  ...deskSections.filter(isSectionBuilt).map((section) => ({
    section,
    label: sectionNames[section],
    href: deskPath(product, section),
  })),
];
