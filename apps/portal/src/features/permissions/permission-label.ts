import { type PermissionPurpose, permissionPurposeOf } from '@surtidor/domain';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import type { Text } from '../../platform/messages/text-context.tsx';

/** What a permission opens, as the page or part it opens is called. */
const labels: Readonly<Record<PermissionPurpose, PortalMessageKey>> = {
  accountStatus: 'Online account status',
  pendingInvoices: 'Pending invoices',
  accountHistory: 'Account history',
  orders: 'Order status',
  editProfile: 'Edit people',
  store: 'Tienda',
  dashboard: 'Your portfolio',
  notifications: 'Notifications',
};

/** A permission in words: '«Facturas pendientes»'; its code where nobody gave it words. */
export function permissionLabel(full: string, text: Text): string {
  const purpose = permissionPurposeOf(full);
  return purpose === null ? full : `«${text(labels[purpose])}»`;
}
