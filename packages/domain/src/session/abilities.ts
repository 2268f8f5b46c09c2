import {
  type PermissionName,
  permission,
  permissionNames,
} from '../shared/constants/permissions.ts';
import { showsStoreEntry } from '../variants/store-entry.ts';
import type { Readings, StoreVariant } from '../variants/types.ts';
import { isAssociateManager } from './associate-managers.ts';
import { hasPermission } from './permissions.ts';
import type { Session } from './types.ts';

/** What the signed-in user may see and do: a missing ability is a missing button (spec 2 and 6). */
export interface Abilities {
  /** 'Go to pay'; never for support (spec 2). */
  readonly pay: boolean;
  /** 'Send compensation'; never for support (spec 2). */
  readonly sendCompensation: boolean;
  readonly seeAccountStatus: boolean;
  readonly seePendingInvoices: boolean;
  readonly seeAccountHistory: boolean;
  readonly seeOrders: boolean;
  readonly seeDashboard: boolean;
  readonly seeNotifications: boolean;
  /** The bell of the header: a store that has one, and the permission. */
  readonly seeBell: boolean;
  /** Marks and deletes notifications; support only reads them (settled reading 47). */
  readonly changeNotifications: boolean;
  readonly openStore: boolean;
  /** The Edit button of a profile in read-only mode (spec 2). */
  readonly editProfile: boolean;
  readonly manageAssociates: boolean;
}

/** What a session may do in a store under the readings in force. */
export const abilitiesOf = (
  session: Session,
  variant: StoreVariant,
  readings: Readings,
): Abilities => {
  const holds = (name: PermissionName) =>
    hasPermission(session.permissions, permission(readings.product, name));
  const seeNotifications = holds(permissionNames.notifications);
  return {
    pay: !session.support,
    sendCompensation: !session.support,
    seeAccountStatus: holds(permissionNames.accountStatus),
    seePendingInvoices: holds(permissionNames.pendingInvoices),
    seeAccountHistory: holds(permissionNames.accountHistory),
    seeOrders: holds(permissionNames.orders),
    seeDashboard: holds(permissionNames.dashboard),
    seeNotifications,
    seeBell: variant.bell && seeNotifications,
    changeNotifications: seeNotifications && !session.support,
    openStore: showsStoreEntry(variant, readings) && holds(permissionNames.store),
    editProfile: holds(permissionNames.editProfile),
    manageAssociates: isAssociateManager(session.role, variant),
  };
};
