import type { PermissionPurpose } from '@surtidor/domain';
import { getPermissionPurpose } from '@surtidor/domain/session';
import type { Text } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

/** The title of the page or part that a permission opens. */
const labels: Readonly<Record<PermissionPurpose, PortalMessageKey>> = {
  accountStatus: 'Online account status',
  pendingInvoices: 'Pending invoices',
  accountHistory: 'Account history',
  orders: 'Order status',
  editProfile: 'Edit users',
  store: 'Tienda',
  dashboard: 'Your portfolio',
  notifications: 'Notifications',
};

/** Returns the label of a permission, '«Facturas pendientes»', or its code if it has none. */
export function getPermissionLabel(permission: string, text: Text): string {
  const purpose = getPermissionPurpose(permission);
  return purpose === null ? permission : `«${text(labels[purpose])}»`;
}

/** Renders the codes of permissions in small print, for the legal representative or support. */
export const PermissionCode = ({ codes }: { codes: readonly string[] }) => (
  <small className="mt-1 block text-xs wrap-anywhere text-ui-ink-soft">{codes.join(', ')}</small>
);
