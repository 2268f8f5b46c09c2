import { createFailure, type PagedState, pageSizes, type RemoteState } from '@surtidor/domain';
import type { Associate } from '@surtidor/domain/associates';
import { toPerson } from '../session/to-person.ts';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import type { Remote } from '../shared/use-remote.ts';
import { AssociatesDocument } from './associates.generated.ts';
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

/** The backend's maximum page size. */
export const maxPageSize = 500;

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
  buildAssociatesRequest({ search: '', status: 'all' }, maxPageSize);

/** Queries the matching associates page by page; null skips the query. */
export const useAssociates = (
  params: AssociatesParams | null,
  options?: PagedOptions,
): PagedRemote<Associate, null> =>
  usePaged(associatesQuery, params && buildAssociatesRequest(params).variables, options);

const allPeopleQuery = { ...associatesQuery, pageSize: maxPageSize };

/** Returns the state of a list as a whole: it is loading until its last page is loaded. */
function getCompleteState(state: PagedState<Associate>): RemoteState<readonly Associate[]> {
  if (state.kind === 'empty') return { kind: 'ready', value: [], refreshing: false };
  if (state.kind !== 'ready') return state;
  if (state.moreFailure) return { kind: 'failed', failure: state.moreFailure };
  return state.more === 'no'
    ? { kind: 'ready', value: state.items, refreshing: state.refreshing }
    : { kind: 'loading' };
}

/** Queries all users of the company with the legal representative, in large pages. Idle unless enabled. */
export function useAllPeople(enabled: boolean): Remote<readonly Associate[]> {
  const { state, retry } = usePaged(
    allPeopleQuery,
    enabled ? buildAllAssociatesRequest().variables : null,
    { pages: Number.POSITIVE_INFINITY },
  );
  return { state: getCompleteState(state), retry };
}
