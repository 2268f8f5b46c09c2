import { type FieldPolicy, InMemoryCache } from '@apollo/client/cache';

/**
 * A page is an answer of its own, kept under every argument: the late answer of another filter can
 * never mix with it. Naming the arguments also tells the cache that a new page changes no other.
 */
const page: FieldPolicy<unknown> = { keyArgs: (args) => Object.keys(args ?? {}), merge: false };

/** Every paged list of the contract (spec 7). */
const pagedFields = {
  AccountStatus: page,
  AccountHistory: page,
  AccountStatusHistory: page,
  documentos: page,
  listarTransacciones: page,
  listarCompensaciones: page,
  listarCertificadoVenta: page,
  usuariosCliente: page,
  listarDestinatarios: page,
  listarDeptos: page,
  mpBlogPosts: page,
  OrderTraceability: page,
  OrderTracking: page,
  OrderTimelineTracking: page,
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
