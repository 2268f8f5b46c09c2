import { pageSizes } from '../paging/has-next-page.ts';
import { permissionNames as names, type PermissionName } from './permissions.ts';

/** Access rules of an operation (readings 47 and 48). */
export interface OperationAccess {
  /** 'anyone' requires no session. */
  readonly audience: 'anyone' | 'session';
  /** Any one of these permissions is enough; empty if all signed-in users have access. */
  readonly anyOf: readonly PermissionName[];
  /** Whether it writes customer data, which is rejected for support (spec 6). */
  readonly isWrite: boolean;
  /** Whether it is rejected until the terms are accepted (spec 2). */
  readonly requiresTerms: boolean;
  /** Whether only the legal representative can call it, and never support in their name. */
  readonly isForRepresentative?: boolean;
  /** Whether it is limited to assigned stations for roles that have them (spec 6). */
  readonly isLimitedToStations: boolean;
  /** Cases that require other permissions, by argument values. */
  readonly cases?: readonly {
    readonly when: Readonly<Record<string, string>>;
    readonly anyOf: readonly PermissionName[];
  }[];
  /**
   * The limits for users without any of the permissions in `unless`: only the first page, with this size, these
   * filters and the role's stations (reading 70).
   */
  readonly firstPage?: {
    readonly size: number;
    readonly filters: readonly string[];
    readonly unless: readonly PermissionName[];
  };
  /** Response fields that require other permissions. */
  readonly fields?: Readonly<Record<string, readonly PermissionName[]>>;
}

const createReadRule = (...anyOf: readonly PermissionName[]): OperationAccess => ({
  audience: 'session',
  anyOf,
  isWrite: false,
  requiresTerms: true,
  isLimitedToStations: false,
});
const createWriteRule = (...anyOf: readonly PermissionName[]): OperationAccess => ({
  ...createReadRule(...anyOf),
  isWrite: true,
});
const publicRule: OperationAccess = {
  ...createReadRule(),
  audience: 'anyone',
  requiresTerms: false,
};
const limitToStations = (rule: OperationAccess): OperationAccess => ({
  ...rule,
  isLimitedToStations: true,
});
/** Also allowed before the terms are accepted. */
const allowBeforeTerms = (rule: OperationAccess): OperationAccess => ({
  ...rule,
  requiresTerms: false,
});

const { accountHistory, accountStatus, dashboard, orders, pendingInvoices } = names;
const totalsPermissions = [dashboard] as const;
const paymentPermissions = [pendingInvoices] as const;
const invoicePermissions = [pendingInvoices, accountHistory, accountStatus] as const;
const claimPermissions = [...invoicePermissions, orders] as const;
const claimCases = [
  { when: { tipo: 'FACTURA' }, anyOf: invoicePermissions },
  { when: { tipo: 'PEDIDO' }, anyOf: [orders] },
  { when: { tipo: 'PAGO' }, anyOf: paymentPermissions },
] as const;

/**
 * The access rules of all operations. The backend enforces them, the portal uses them to hide
 * controls, and packages/data/schema/ACCESS.md documents them.
 */
export const operationAccess = {
  ping: publicRule,
  cmsBlocks: publicRule,
  generateCustomerToken: publicRule,
  generateSupportCustomerToken: publicRule,
  requestPasswordResetEmail: publicRule,
  resetPassword: publicRule,
  sesionActual: allowBeforeTerms(createReadRule()),
  revokeCustomerToken: allowBeforeTerms(createReadRule()),
  changeCustomerPassword: allowBeforeTerms(createWriteRule()),
  mpBlogPosts: createReadRule(),
  surveyQuestions: createReadRule(),
  submitSurvey: createWriteRule(),

  AccountStatus: createReadRule(accountStatus),
  AccountHistory: createReadRule(accountHistory),
  AccountStatusHistory: createReadRule(accountHistory),
  ClassDocuments: createReadRule(),
  documentos: {
    ...createReadRule(pendingInvoices, dashboard),
    cases: [
      { when: { documentType: 'PAYMENT' }, anyOf: paymentPermissions },
      { when: { paymentType: 'OFFLINE' }, anyOf: paymentPermissions },
    ],
    firstPage: {
      size: pageSizes.documentsDashboard,
      filters: ['destino'],
      unless: paymentPermissions,
    },
    fields: {
      total_amount_expired: totalsPermissions,
      total_amount_to_expire: totalsPermissions,
      total_amount_expire_today: totalsPermissions,
      total_amount_positive: totalsPermissions,
      total_amount_expired_by_days: totalsPermissions,
    },
  },
  generatedPDFAccountHistoryDetails: createReadRule(accountHistory, pendingInvoices),
  generatedPDFAccountStatusDetails: createReadRule(accountStatus, pendingInvoices),
  getUrlInvoiceGurusoft: limitToStations(
    createReadRule(orders, accountStatus, accountHistory, pendingInvoices),
  ),

  crearTransaccionOnline: createWriteRule(...paymentPermissions),
  easyPayContado: createWriteRule(...paymentPermissions),
  reclamos: { ...createReadRule(...claimPermissions), cases: claimCases },
  crearReclamo: { ...createWriteRule(...claimPermissions), cases: claimCases },
  cupoCredito: createReadRule(pendingInvoices, dashboard),
  listarTransacciones: createReadRule(...paymentPermissions),
  consultarUuidYDesbloquearDocumentos: createReadRule(),
  crearCompensacion: createWriteRule(...paymentPermissions),
  listarCompensaciones: createReadRule(...paymentPermissions),
  getBonosProductoConfig: createReadRule(),
  getBonosProducto: createReadRule(...paymentPermissions),
  addProductoBono: createWriteRule(...paymentPermissions),

  OrderTraceability: limitToStations(createReadRule(orders)),
  OrderTracking: limitToStations(createReadRule(orders)),
  OrderTimelineTracking: limitToStations(createReadRule(orders)),
  Remissions: limitToStations(createReadRule(orders)),
  OrderLoad: limitToStations(createReadRule(orders)),
  generatedPDFAccountHistoryDetailsTimeLine: limitToStations(createReadRule(orders)),

  listarCertificadoVenta: limitToStations(createReadRule()),
  solicitarCertificadoVentas: limitToStations(createWriteRule()),

  usuariosCliente: allowBeforeTerms(createReadRule()),
  listadoTiposDocumentos: allowBeforeTerms(createReadRule()),
  rolesCliente: allowBeforeTerms(createReadRule()),
  listarDestinatarios: allowBeforeTerms(limitToStations(createReadRule())),
  listarDeptos: allowBeforeTerms(createReadRule()),
  informacionCorporativa: allowBeforeTerms(createReadRule()),
  updateCustomerV2: allowBeforeTerms(createWriteRule()),
  updateAssociate: allowBeforeTerms(createWriteRule()),
  empresasUsuario: allowBeforeTerms(createReadRule()),
  cambiarEmpresa: allowBeforeTerms(createWriteRule()),
  listarActividad: { ...createReadRule(), isForRepresentative: true },
  crearUsuarioCliente: createWriteRule(names.editProfile),
  createAssociate: createWriteRule(names.editProfile),
} as const satisfies Readonly<Record<string, OperationAccess>>;

/** An operation of the contract. 'Producto' is the placeholder of the product's name (spec 7). */
export type Operation = keyof typeof operationAccess;

/** The access rules of services outside GraphQL (spec 7, REST and realtime). */
export const serviceAccess = {
  /** The link to the external store, where the customer can buy. */
  storeLink: createWriteRule(names.store),
  /** Sign-in to the realtime database, which is read-only for support (reading 47). */
  realtime: createReadRule(names.notifications),
} as const satisfies Readonly<Record<string, OperationAccess>>;

/** A service outside GraphQL. */
export type Service = keyof typeof serviceAccess;
