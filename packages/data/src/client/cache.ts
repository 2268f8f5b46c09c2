import { type FieldPolicy, InMemoryCache, type StoreObject } from '@apollo/client/cache';

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
 * The roles are asked for with their names by one page and with what they open by another: what is
 * known of a role stays when the other answer comes.
 */
const roles: FieldPolicy<readonly (StoreObject | null)[] | null> = {
  merge: (known, answer, { mergeObjects, readField }) =>
    answer?.map((row, place) => {
      const before = known?.[place];
      const same = row && before && readField('role_id', row) === readField('role_id', before);
      return same ? mergeObjects(before, row) : row;
    }) ?? null,
};

/**
 * The cache of one session. Nothing is normalised: the backend's rows may come without an id or
 * twice with other values, and a list is always the backend's own answer, never one patched from
 * another list.
 */
export const createSurtidorCache = (): InMemoryCache =>
  new InMemoryCache({
    dataIdFromObject: () => undefined,
    typePolicies: { Query: { fields: { ...pagedFields, rolesCliente: roles } } },
  });
