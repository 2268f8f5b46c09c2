import { pageSizes } from '../paging/has-next-page.ts';
import { permissionNames as names, type PermissionName } from './permissions.ts';

/** Access rules of an operation (readings 47 and 48). */
export interface OperationAccess {
  /** 'anyone' needs no session. */
  readonly audience: 'anyone' | 'session';
  /** Any of these is enough; empty for all signed-in users. */
  readonly anyOf: readonly PermissionName[];
  /** Writes customer data: rejected for support (spec 6). */
  readonly writes: boolean;
  /** Rejected until the current terms are accepted (spec 2, guard). */
  readonly terms: boolean;
  /** Limited to assigned stations for roles that have them (spec 6). */
  readonly stations: boolean;
  /** Cases with further permissions, by their arguments. */
  readonly cases?: readonly {
    readonly when: Readonly<Record<string, string>>;
    readonly anyOf: readonly PermissionName[];
  }[];
  /**
   * Limits without any of these permissions: the first page, this many rows, these filters only,
   * and the role's stations (reading 70).
   */
  readonly firstPage?: {
    readonly size: number;
    readonly filters: readonly string[];
    readonly unless: readonly PermissionName[];
  };
  /** Response fields with further permissions. */
  readonly fields?: Readonly<Record<string, readonly PermissionName[]>>;
}

const reads = (...anyOf: readonly PermissionName[]): OperationAccess => ({
  audience: 'session',
  anyOf,
  writes: false,
  terms: true,
  stations: false,
});
const writes = (...anyOf: readonly PermissionName[]): OperationAccess => ({
  ...reads(...anyOf),
  writes: true,
});
const anyone: OperationAccess = { ...reads(), audience: 'anyone', terms: false };
const atStations = (rule: OperationAccess): OperationAccess => ({ ...rule, stations: true });
/** Needed to accept the terms or to sign out. */
const beforeTerms = (rule: OperationAccess): OperationAccess => ({ ...rule, terms: false });

const { accountHistory, accountStatus, dashboard, orders, pendingInvoices } = names;
const totals = [dashboard] as const;
const payments = [pendingInvoices] as const;

/**
 * Access rules of every operation. The backend enforces them, the interface reads them, and
 * packages/data/schema/ACCESS.md documents them.
 */
export const operationAccess = {
  ping: anyone,
  cmsBlocks: anyone,
  generateCustomerToken: anyone,
  generateSupportCustomerToken: anyone,
  requestPasswordResetEmail: anyone,
  resetPassword: anyone,
  sesionActual: beforeTerms(reads()),
  revokeCustomerToken: beforeTerms(reads()),
  changeCustomerPassword: beforeTerms(writes()),
  mpBlogPosts: reads(),
  surveyQuestions: reads(),
  submitSurvey: writes(),

  AccountStatus: reads(accountStatus),
  AccountHistory: reads(accountHistory),
  AccountStatusHistory: reads(accountHistory),
  ClassDocuments: reads(),
  documentos: {
    ...reads(pendingInvoices, dashboard),
    cases: [
      { when: { documentType: 'PAYMENT' }, anyOf: payments },
      { when: { paymentType: 'OFFLINE' }, anyOf: payments },
    ],
    firstPage: { size: pageSizes.documentsDashboard, filters: ['destino'], unless: payments },
    fields: {
      total_amount_expired: totals,
      total_amount_to_expire: totals,
      total_amount_expire_today: totals,
      total_amount_positive: totals,
      total_amount_expired_by_days: totals,
    },
  },
  generatedPDFAccountHistoryDetails: reads(accountHistory, pendingInvoices),
  generatedPDFAccountStatusDetails: reads(accountStatus, pendingInvoices),
  getUrlInvoiceGurusoft: atStations(reads(orders, accountStatus, accountHistory, pendingInvoices)),

  crearTransaccionOnline: writes(...payments),
  easyPayContado: writes(...payments),
  listarTransacciones: reads(...payments),
  consultarUuidYDesbloquearDocumentos: reads(),
  crearCompensacion: writes(...payments),
  listarCompensaciones: reads(...payments),
  getBonosProductoConfig: reads(),
  getBonosProducto: reads(...payments),
  addProductoBono: writes(...payments),

  OrderTraceability: atStations(reads(orders)),
  OrderTracking: atStations(reads(orders)),
  OrderTimelineTracking: atStations(reads(orders)),
  Remissions: atStations(reads(orders)),
  OrderLoad: atStations(reads(orders)),
  generatedPDFAccountHistoryDetailsTimeLine: atStations(reads(orders)),

  listarCertificadoVenta: atStations(reads()),
  solicitarCertificadoVentas: atStations(writes()),

  usuariosCliente: beforeTerms(reads()),
  listadoTiposDocumentos: beforeTerms(reads()),
  rolesCliente: beforeTerms(reads()),
  listarDestinatarios: beforeTerms(atStations(reads())),
  listarDeptos: beforeTerms(reads()),
  informacionCorporativa: beforeTerms(reads()),
  updateCustomerV2: beforeTerms(writes()),
  updateAssociate: beforeTerms(writes()),
  crearUsuarioCliente: writes(names.editProfile),
  createAssociate: writes(names.editProfile),
} as const satisfies Readonly<Record<string, OperationAccess>>;

/** An operation of the contract; 'Producto' is the placeholder of the configured product (spec 7). */
export type Operation = keyof typeof operationAccess;

/** The same for services outside GraphQL (spec 7, REST and realtime). */
export const serviceAccess = {
  /** The link that opens the external store as the customer, who can buy there. */
  storeLink: writes(names.store),
  /** Sign-in to the realtime database; support's reads and changes nothing (reading 47). */
  realtime: reads(names.notifications),
} as const satisfies Readonly<Record<string, OperationAccess>>;

/** A service outside GraphQL. */
export type Service = keyof typeof serviceAccess;
