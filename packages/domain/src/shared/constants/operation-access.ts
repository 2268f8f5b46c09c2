import { pageSizes } from '../paging/has-next-page.ts';
import { permissionNames as names, type PermissionName } from './permissions.ts';

/** What the contract asks of whoever calls an operation (readings 47 and 48). */
export interface OperationAccess {
  /** 'anyone' needs no session. */
  readonly audience: 'anyone' | 'session';
  /** Any one of these is enough; empty for every signed-in user. */
  readonly anyOf: readonly PermissionName[];
  /** Changes something of the customer's: refused to support (spec 6). */
  readonly writes: boolean;
  /** Refused until the terms in force are accepted (spec 2, guard). */
  readonly terms: boolean;
  /** A role that works at assigned stations sees and names only those (spec 6). */
  readonly stations: boolean;
  /** Cases that ask for more than the operation does, by the arguments that make them. */
  readonly cases?: readonly {
    readonly when: Readonly<Record<string, string>>;
    readonly anyOf: readonly PermissionName[];
  }[];
  /**
   * Without any of these permissions: the first page only, of at most so many rows, narrowed by
   * these filters alone, and of the own stations where a role has some (reading 70).
   */
  readonly firstPage?: {
    readonly size: number;
    readonly filters: readonly string[];
    readonly unless: readonly PermissionName[];
  };
  /** Fields of the answer that ask for more than the operation does. */
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
/** What the page needs on which the terms are accepted, and what ends a session. */
const beforeTerms = (rule: OperationAccess): OperationAccess => ({ ...rule, terms: false });

const { accountHistory, accountStatus, dashboard, orders, pendingInvoices } = names;
const totals = [dashboard] as const;
const payments = [pendingInvoices] as const;

/**
 * Who may call each operation of the contract. The backend enforces it, the interface reads it, and
 * the contract's documentation prints it (packages/data/schema/ACCESS.md).
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

/** An operation of the contract; 'Producto' stands for the configured product (spec 7). */
export type Operation = keyof typeof operationAccess;

/** The same for what a session is given for services outside GraphQL (spec 7, REST and realtime). */
export const serviceAccess = {
  /** The link that opens the external store as the customer, who can buy there. */
  storeLink: writes(names.store),
  /** Sign-in to the realtime database; support's reads and changes nothing (reading 47). */
  realtime: reads(names.notifications),
} as const satisfies Readonly<Record<string, OperationAccess>>;

/** A service outside GraphQL. */
export type Service = keyof typeof serviceAccess;
