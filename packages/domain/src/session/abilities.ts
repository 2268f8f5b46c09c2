import type { Operation, Service } from '../shared/constants/operation-access.ts';
import { type PermissionName, permissionNames } from '../shared/constants/permissions.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { isAssociateManager } from './associate-managers.ts';
import { canCall, canUse } from './can-call.ts';
import { isGranted } from './permissions.ts';
import type { Session } from './types.ts';

/** What the signed-in user can see and do. Buttons for missing abilities are hidden (spec 2 and 6). */
export interface Abilities {
  /** 'Go to pay', including vouchers; never for support (spec 2; reading 48). */
  readonly pay: boolean;
  /** 'Send compensation'; never for support (spec 2). */
  readonly sendCompensation: boolean;
  /** Questions and claims of the company. */
  readonly seeClaims: boolean;
  readonly sendClaim: boolean;
  /** The credit line of the company. */
  readonly seeCreditLine: boolean;
  readonly seePendingInvoices: boolean;
  readonly seeAccountHistory: boolean;
  readonly seeOrders: boolean;
  readonly seeDashboard: boolean;
  readonly seeNotifications: boolean;
  /** The notification bell, if the store has one and the user has the permission. */
  readonly seeBell: boolean;
  /** Mark notifications as read or unread and delete them; never for support (reading 47). */
  readonly changeNotifications: boolean;
  /** The Edit button of a profile in read-only mode (spec 2); never for support. */
  readonly editProfile: boolean;
  /** List associates and open their profiles. Support can do this too. */
  readonly manageAssociates: boolean;
  /** What people did in the company's account; only the legal representative, never support. */
  readonly seeActivity: boolean;
  /** Save, create, activate and deactivate associates; never for support. */
  readonly changeAssociates: boolean;
  /** Never for support. */
  readonly changePassword: boolean;
  /** Never for support, because only customers can accept terms. */
  readonly acceptTerms: boolean;
  /** Never for support. */
  readonly requestCertificate: boolean;
}

/** Returns the abilities of a session, depending on the store and the deployment's options. */
export const getAbilities = (
  session: Session,
  variant: StoreVariant,
  deploymentOptions: DeploymentOptions,
): Abilities => {
  const hasPermission = (name: PermissionName) =>
    isGranted(session, deploymentOptions.product, [name]);
  const canCallOperation = (operation: Operation) =>
    canCall(session, operation, deploymentOptions.product);
  const canUseService = (service: Service) => canUse(session, service, deploymentOptions.product);
  const seeNotifications = hasPermission(permissionNames.notifications);
  const manageAssociates = isAssociateManager(session.role, variant);
  return {
    pay: canCallOperation('crearTransaccionOnline'),
    sendCompensation: canCallOperation('crearCompensacion'),
    seeClaims: canCallOperation('reclamos'),
    sendClaim: canCallOperation('crearReclamo'),
    seeCreditLine: canCallOperation('cupoCredito'),
    seePendingInvoices: hasPermission(permissionNames.pendingInvoices),
    seeAccountHistory: hasPermission(permissionNames.accountHistory),
    seeOrders: hasPermission(permissionNames.orders),
    seeDashboard: hasPermission(permissionNames.dashboard),
    seeNotifications,
    seeBell: variant.bell && canUseService('realtime'),
    changeNotifications: canUseService('realtime') && !session.support,
    editProfile: hasPermission(permissionNames.editProfile) && !session.support,
    manageAssociates,
    seeActivity: deploymentOptions.activity === 'enabled' && canCallOperation('listarActividad'),
    changeAssociates: manageAssociates && canCallOperation('crearUsuarioCliente'),
    changePassword: canCallOperation('changeCustomerPassword'),
    acceptTerms: canCallOperation('updateCustomerV2'),
    requestCertificate: canCallOperation('solicitarCertificadoVentas'),
  };
};
