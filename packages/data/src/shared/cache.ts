import { type FieldPolicy, InMemoryCache, type StoreObject } from '@apollo/client/cache';

/** Pages are cached under all arguments, so that late responses of other filters never mix with them. */
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

/** One page queries role names, another their permissions: merge both. */
const roles: FieldPolicy<readonly (StoreObject | null)[] | null> = {
  merge: (known, response, { mergeObjects, readField }) =>
    response?.map((row, index) => {
      const previous = known?.[index];
      const same = row && previous && readField('role_id', row) === readField('role_id', previous);
      return same ? mergeObjects(previous, row) : row;
    }) ?? null,
};

/**
 * The cache of one session, without normalisation: rows may lack an id or repeat one with different
 * values, and a list must match one response.
 */
export const createSurtidorCache = (): InMemoryCache =>
  new InMemoryCache({
    dataIdFromObject: () => undefined,
    typePolicies: { Query: { fields: { ...pagedFields, rolesCliente: roles } } },
  });
