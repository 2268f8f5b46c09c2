import type { MutationResolvers, QueryResolvers } from '@surtidor/data/schema';
import { permissionNames as names, type PermissionName } from '@surtidor/domain/vocabulary';

/** Who may call a field. */
export type FieldRule =
  | { readonly access: 'public' }
  | {
      readonly access: 'session';
      /** One of these is enough; absent = every signed-in user. */
      readonly permissions?: readonly PermissionName[];
      /** Changes something of the client's: refused to support (spec 6). */
      readonly writes?: true;
    };

const open: FieldRule = { access: 'public' };
const signedIn: FieldRule = { access: 'session' };
const writing: FieldRule = { access: 'session', writes: true };
const reading = (...permissions: readonly PermissionName[]): FieldRule => ({
  access: 'session',
  permissions,
});
const paying: FieldRule = {
  access: 'session',
  permissions: [names.pendingInvoices, names.dashboard],
  writes: true,
};

/** The rule of every query (spec 6). The compiler refuses a field without one. */
export const queryRules: Record<keyof QueryResolvers, FieldRule> = {
  ping: open,
  cmsBlocks: open,
  sesionActual: signedIn,
  mpBlogPosts: signedIn,
  AccountStatus: reading(names.accountStatus),
  AccountHistory: reading(names.accountHistory),
  AccountStatusHistory: reading(names.accountHistory),
  ClassDocuments: signedIn,
  documentos: reading(names.pendingInvoices, names.dashboard),
  easyPayContado: writing,
  listarTransacciones: signedIn,
  listarCompensaciones: reading(names.pendingInvoices),
  OrderTraceability: reading(names.orders, names.dashboard),
  OrderTracking: reading(names.orders),
  OrderTimelineTracking: reading(names.orders),
  Remissions: reading(names.orders),
  OrderLoad: reading(names.orders),
  getBonosProductoConfig: signedIn,
  getBonosProducto: signedIn,
  listarCertificadoVenta: signedIn,
  usuariosCliente: signedIn,
  listadoTiposDocumentos: signedIn,
  rolesCliente: signedIn,
  listarDestinatarios: signedIn,
  listarDeptos: signedIn,
  informacionCorporativa: signedIn,
  surveyQuestions: signedIn,
};

/** The rule of every mutation (spec 6). Making a PDF reads; it changes nothing of the client's. */
export const mutationRules: Record<keyof MutationResolvers, FieldRule> = {
  ping: open,
  generateCustomerToken: open,
  generateSupportCustomerToken: open,
  revokeCustomerToken: signedIn,
  changeCustomerPassword: writing,
  updateCustomerV2: writing,
  updateAssociate: writing,
  crearUsuarioCliente: writing,
  createAssociate: writing,
  generatedPDFAccountHistoryDetails: reading(names.accountHistory, names.pendingInvoices),
  generatedPDFAccountHistoryDetailsTimeLine: reading(names.orders, names.dashboard),
  generatedPDFAccountStatusDetails: reading(
    names.accountStatus,
    names.pendingInvoices,
    names.dashboard,
  ),
  getUrlInvoiceGurusoft: reading(
    names.orders,
    names.accountStatus,
    names.accountHistory,
    names.pendingInvoices,
    names.dashboard,
  ),
  crearTransaccionOnline: paying,
  consultarUuidYDesbloquearDocumentos: signedIn,
  crearCompensacion: { ...paying, permissions: [names.pendingInvoices] },
  addProductoBono: writing,
  solicitarCertificadoVentas: writing,
  submitSurvey: writing,
};
