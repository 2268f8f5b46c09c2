import type { Operation, Service } from '../shared/constants/operation-access.ts';
import { type PermissionName, permissionNames } from '../shared/constants/permissions.ts';
import { showsStoreEntry } from '../variants/store-entry.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { isAssociateManager } from './associate-managers.ts';
import { canCall, canUse } from './can-call.ts';
import { isGranted } from './permissions.ts';
import type { Session } from './types.ts';

/** What the signed-in user can see and do. Without an ability the button is hidden (spec 2 and 6). */
export interface Abilities {
  /** 'Go to pay', vouchers included; never for support (spec 2; reading 48). */
  readonly pay: boolean;
  /** 'Send compensation'; never for support (spec 2). */
  readonly sendCompensation: boolean;
  /** The company's payments, including payments in progress and vouchers (reading 48). */
  readonly seePayments: boolean;
  readonly seeAccountStatus: boolean;
  readonly seePendingInvoices: boolean;
  readonly seeAccountHistory: boolean;
  readonly seeOrders: boolean;
  readonly seeDashboard: boolean;
  readonly seeNotifications: boolean;
  /** The header's notification bell: the store has one and the user the permission. */
  readonly seeBell: boolean;
  /** Mark as read or unread and delete; never for support (reading 47). */
  readonly changeNotifications: boolean;
  /** Never for support: visitors to the store buy as the customer. */
  readonly openStore: boolean;
  /** The Edit button of a profile in read-only mode (spec 2); never for support. */
  readonly editProfile: boolean;
  /** List associates and open their profiles, also for support. */
  readonly manageAssociates: boolean;
  /** Save, create, activate and deactivate associates; never for support. */
  readonly changeAssociates: boolean;
  /** Never for support. */
  readonly changePassword: boolean;
  /** Never for support: only the customer accepts. */
  readonly acceptTerms: boolean;
  /** Never for support. */
  readonly requestCertificate: boolean;
  /** Never for support. */
  readonly answerSurvey: boolean;
}

/** The abilities of a session in a store, under the deployment's options. */
export const getAbilities = (
  session: Session,
  variant: StoreVariant,
  deploymentOptions: DeploymentOptions,
): Abilities => {
  const granted = (name: PermissionName) => isGranted(session, deploymentOptions.product, [name]);
  const calls = (operation: Operation) => canCall(session, operation, deploymentOptions.product);
  const uses = (service: Service) => canUse(session, service, deploymentOptions.product);
  const seeNotifications = granted(permissionNames.notifications);
  const manageAssociates = isAssociateManager(session.role, variant);
  return {
    pay: calls('crearTransaccionOnline'),
    sendCompensation: calls('crearCompensacion'),
    seePayments: calls('listarTransacciones'),
    seeAccountStatus: granted(permissionNames.accountStatus),
    seePendingInvoices: granted(permissionNames.pendingInvoices),
    seeAccountHistory: granted(permissionNames.accountHistory),
    seeOrders: granted(permissionNames.orders),
    seeDashboard: granted(permissionNames.dashboard),
    seeNotifications,
    seeBell: variant.bell && uses('realtime'),
    changeNotifications: uses('realtime') && !session.support,
    openStore: showsStoreEntry(variant, deploymentOptions) && uses('storeLink'),
    editProfile: granted(permissionNames.editProfile) && !session.support,
    manageAssociates,
    changeAssociates: manageAssociates && calls('crearUsuarioCliente'),
    changePassword: calls('changeCustomerPassword'),
    acceptTerms: calls('updateCustomerV2'),
    requestCertificate: calls('solicitarCertificadoVentas'),
    answerSurvey: calls('submitSurvey'),
  };
};
