import { pageSizes } from '@surtidor/domain';
import type { Compensation, CompensationFilter } from '@surtidor/domain/compensations';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { readInteger } from '../shared/readers.ts';
import { readRows } from '../shared/rows.ts';
import { type Downloads, toDownloads } from '../shared/to-downloads.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { CompensationsDocument } from './compensations.generated.ts';
import { toCompensation } from './to-compensation.ts';
import { toCompensationsFilter, toCompensationsSort } from './to-compensations-filter.ts';

/** The files of this list (spec 3: pdf and xls). */
type CompensationFiles = Pick<Downloads, 'pdf' | 'xls'>;

/** The client's compensations, 10 a page, never cached (spec 7). A page that is not full is the last (spec 9). */
export const compensationsQuery = definePagedQuery({
  document: CompensationsDocument,
  fetchPolicy: 'network-only',
  nextPageRule: 'page-full',
  pageSize: pageSizes.compensations,
  read: ({ listarCompensaciones: output }, storeContext) => {
    const items = readRows(output?.items, (row) => toCompensation(row, storeContext));
    const { pdf, xls } = toDownloads(output?.download);
    return items && { items, total: readInteger(output?.total_count), extra: { pdf, xls } };
  },
  getKey: ({ id }) => id,
});

/** Builds the request for the first page of matching compensations. */
export const buildCompensationsRequest = (filter: CompensationFilter) =>
  buildFirstPageRequest(compensationsQuery, {
    filter: toCompensationsFilter(filter),
    sort: toCompensationsSort[filter.sort],
  });

/** Queries the matching compensations page by page; null skips the query. */
export const useCompensations = (
  filter: CompensationFilter | null,
  options?: PagedOptions,
): PagedRemote<Compensation, CompensationFiles> =>
  usePaged(compensationsQuery, filter && buildCompensationsRequest(filter).variables, options);
