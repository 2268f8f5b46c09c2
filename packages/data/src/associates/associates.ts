import { createFailure, isSameEmail, normalizeEmail, pageSizes } from '@surtidor/domain';
import { type Associate, getVisibleAssociates } from '@surtidor/domain/associates';
import { toPerson } from '../session/to-person.ts';
import type { Outcome } from '../shared/outcome.ts';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import type { StoreContext } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { AssociatesDocument, type AssociatesQuery } from './associates.generated.ts';
import { type AssociatesParams, toAssociatesFilter } from './to-associates-filter.ts';

/** The client's users by first name, 10 a page (spec 7, `usuariosCliente`). */
export const associatesQuery = definePagedQuery({
  document: AssociatesDocument,
  fetchPolicy: 'network-only',
  missing: createFailure('associates-not-found'),
  nextPageRule: 'total',
  pageSize: pageSizes.associates,
  read: ({ usuariosCliente: output }, storeContext) =>
    readPage(output, (row) => toPerson(row, storeContext)),
  getKey: ({ id }) => id,
});

/** Page size of exports and the access matrix: the backend's maximum. */
const exportPageSize = 500;

const sortByFirstName = { firstname: 'ASC' } as const;

/** Builds the request for the first page of matching associates, by first name. */
export const buildAssociatesRequest = (
  { search, status }: AssociatesParams,
  pageSize: number = pageSizes.associates,
) =>
  buildFirstPageRequest(
    { ...associatesQuery, pageSize },
    {
      filter: toAssociatesFilter({ status }),
      search: search.trim() || null,
      sort: sortByFirstName,
    },
  );

/** Builds the request for the first page of all associates, in the maximum page size. */
export const buildAllAssociatesRequest = () =>
  buildAssociatesRequest({ search: '', status: 'all' }, exportPageSize);

/** Queries the matching associates page by page; null skips the query. */
export const useAssociates = (
  params: AssociatesParams | null,
  options?: PagedOptions,
): PagedRemote<Associate, null> =>
  usePaged(associatesQuery, params && buildAssociatesRequest(params).variables, options);

const allPeopleQuery = { ...associatesQuery, pageSize: exportPageSize };

/**
 * Queries all users of the company with the legal representative, in large pages that are loaded automatically.
 * Idle unless enabled.
 */
export const useAllPeople = (enabled: boolean): PagedRemote<Associate, null> =>
  usePaged(allPeopleQuery, enabled ? buildAllAssociatesRequest().variables : null, {
    pages: Number.POSITIVE_INFINITY,
  });

/** One large page of associates, without the legal representative (spec 6). */
export interface AssociatesPage {
  readonly associates: readonly Associate[];
  readonly isPageFull: boolean;
}

/** Reads a page. A first page without readable rows is null, because all users would seem to be missing. */
function readLargePage(
  data: AssociatesQuery,
  storeContext: StoreContext,
  page = 1,
): AssociatesPage | null {
  const rows = associatesQuery.read(data, storeContext)?.items;
  const associates = keepReadableRows(rows) ?? (rows && page > 1 ? [] : null);
  return (
    associates && {
      associates: getVisibleAssociates(associates),
      isPageFull: (rows?.length ?? 0) >= exportPageSize,
    }
  );
}

/** Returns the first large page that the server sent with the page; null if none, and after hydration. */
export function readPreloadedAssociates({
  client,
  storeContext,
}: DataContext): AssociatesPage | null {
  if (!client.prioritizeCacheValues) return null;
  const { document, variables } = buildAllAssociatesRequest();
  const data = client.readQuery<AssociatesQuery>({ query: document, variables });
  return data && readLargePage(data, storeContext);
}

/** Fetches one large page of associates, bypassing the cache. */
export const fetchAssociates = (
  { client, storeContext }: DataContext,
  params: AssociatesParams,
  page = 1,
): Promise<Outcome<AssociatesPage>> =>
  fetchOnce(client, {
    document: AssociatesDocument,
    variables: { ...buildAssociatesRequest(params, exportPageSize).variables, page },
    read: (data) => readLargePage(data, storeContext, page),
  });

/**
 * Returns whether a person was created although the response was lost; null if unknown. Compares
 * the document as well as the e-mail, which may belong to an existing colleague.
 */
export async function associateExists(
  dataContext: DataContext,
  { email, document }: Pick<Associate, 'email' | 'document'>,
): Promise<boolean | null> {
  const outcome = await fetchAssociates(dataContext, {
    search: normalizeEmail(email),
    status: 'all',
  });
  if (outcome.kind === 'failed') return null;
  const normalize = (text: string) => text.trim().toLowerCase();
  return outcome.value.associates.some(
    (person) =>
      isSameEmail(person.email, email) && normalize(person.document) === normalize(document),
  );
}
