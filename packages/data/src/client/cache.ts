import { InMemoryCache } from '@apollo/client/cache';
import { pagedField } from './paged-field.ts';

const byItems = pagedField({ rows: ['items'] });
const byData = pagedField({ rows: ['data'] });
const byLines = pagedField({ rows: ['data', 'lines'] });

/** Every paged list of the contract and the place of its rows (spec 7). */
const pagedFields = {
  AccountStatus: pagedField({ pageArgument: 'currentPageDetails', rows: ['data', 'lines'] }),
  AccountHistory: byLines,
  AccountStatusHistory: byLines,
  documentos: byItems,
  listarTransacciones: byItems,
  listarCompensaciones: byItems,
  listarCertificadoVenta: byItems,
  usuariosCliente: byItems,
  listarDestinatarios: pagedField({ rows: ['items'], defaultPageSize: 50 }),
  mpBlogPosts: pagedField({ rows: ['items'], defaultPageSize: 3 }),
  OrderTraceability: byData,
  OrderTracking: byData,
  OrderTimelineTracking: byData,
};

/**
 * The cache of one session. Nothing is normalised: the backend's rows may come without an id or
 * twice with other values, and a list is always the backend's own answer, never one patched from
 * another list.
 */
export const createSurtidorCache = (): InMemoryCache =>
  new InMemoryCache({
    dataIdFromObject: () => undefined,
    typePolicies: { Query: { fields: pagedFields } },
  });
