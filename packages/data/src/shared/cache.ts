import { type FieldPolicy, InMemoryCache, type StoreObject } from '@apollo/client/cache';

/** Pages are cached by all arguments, so that late responses to other filters never mix with them. */
const pagePolicy: FieldPolicy<unknown> = {
  keyArgs: (args) => Object.keys(args ?? {}),
  merge: false,
};

/** Every paged field of the contract (spec 7). */
const pagedFields = {
  AccountStatus: pagePolicy,
  AccountHistory: pagePolicy,
  AccountStatusHistory: pagePolicy,
  documentos: pagePolicy,
  listarTransacciones: pagePolicy,
  listarCompensaciones: pagePolicy,
  listarCertificadoVenta: pagePolicy,
  usuariosCliente: pagePolicy,
  listarDestinatarios: pagePolicy,
  listarDeptos: pagePolicy,
  mpBlogPosts: pagePolicy,
  OrderTraceability: pagePolicy,
  OrderTracking: pagePolicy,
  OrderTimelineTracking: pagePolicy,
};

/** One page queries the roles' names, another their permissions; the merge keeps both. */
const rolesPolicy: FieldPolicy<readonly (StoreObject | null)[] | null> = {
  merge: (existing, incoming, { mergeObjects, readField }) =>
    incoming?.map((row, index) => {
      const previous = existing?.[index];
      const isSameRole =
        row && previous && readField('role_id', row) === readField('role_id', previous);
      return isSameRole ? mergeObjects(previous, row) : row;
    }) ?? null,
};

/**
 * The cache of one session, without normalisation: rows may lack an id or repeat one with different
 * values, and a list must match one response.
 */
export const createSurtidorCache = (): InMemoryCache =>
  new InMemoryCache({
    dataIdFromObject: () => undefined,
    typePolicies: { Query: { fields: { ...pagedFields, rolesCliente: rolesPolicy } } },
  });
