import { isSameEmail, normalizeEmail } from '@surtidor/domain';
import {
  type Associate,
  type Destination,
  getVisibleAssociates,
  searchDestinations,
} from '@surtidor/domain/associates';
import { findRows } from '../shared/find-rows.ts';
import { done, type Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { fetchAllDestinations } from './all-destinations.ts';
import { associatesQuery, buildAssociatesRequest, maxPageSize } from './associates.ts';
import { destinationsQuery } from './destinations.ts';

/** Search text and maximum number of results. */
export interface FindParams {
  readonly searchText: string;
  readonly limit: number;
}

const selectVisible: typeof keepReadableRows<Associate> = (rows) => {
  const associates = keepReadableRows(rows);
  return associates && getVisibleAssociates(associates);
};

/** Fetches the first associates whose name, e-mail or document matches, bypassing the cache. */
export const findAssociates = (
  dataContext: DataContext,
  { searchText, limit }: FindParams,
): Promise<Outcome<readonly Associate[]>> =>
  findRows(dataContext, associatesQuery, {
    variables: buildAssociatesRequest({ search: searchText, status: 'all' }).variables,
    limit,
    selectRows: selectVisible,
  });

/** Fetches the visible associates with these ids, bypassing the cache. */
export const findAssociatesById = (
  dataContext: DataContext,
  ids: readonly string[],
): Promise<Outcome<readonly Associate[]>> =>
  findRows(dataContext, associatesQuery, {
    variables: {
      ...buildAssociatesRequest({ search: '', status: 'all' }).variables,
      filter: { id: { in: [...ids] } },
    },
    limit: ids.length,
    selectRows: selectVisible,
  });

/**
 * Returns whether a person was created although the response was lost; null if unknown. Compares
 * the document as well as the e-mail, which may belong to an existing colleague.
 */
export async function associateExists(
  dataContext: DataContext,
  { email, document }: Pick<Associate, 'email' | 'document'>,
): Promise<boolean | null> {
  const outcome = await findAssociates(dataContext, {
    searchText: normalizeEmail(email),
    limit: maxPageSize,
  });
  if (outcome.kind === 'failed') return null;
  const normalize = (text: string) => text.trim().toLowerCase();
  return outcome.value.some(
    (person) =>
      isSameEmail(person.email, email) && normalize(person.document) === normalize(document),
  );
}

/**
 * Fetches the first stations whose code or commercial name matches, bypassing the cache. If the
 * backend has no search, all stations are loaded once.
 */
export async function findDestinations(
  dataContext: DataContext,
  { searchText, limit }: FindParams,
): Promise<Outcome<readonly Destination[]>> {
  if (!dataContext.backendProfile.capabilities.destinationSearch) {
    const all = await fetchAllDestinations(dataContext);
    return all.kind === 'failed'
      ? all
      : done(searchDestinations(all.value, searchText).slice(0, limit));
  }
  return findRows(dataContext, destinationsQuery, { variables: { search: searchText }, limit });
}
