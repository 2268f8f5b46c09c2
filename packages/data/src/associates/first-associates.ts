import { pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { AssociatesDocument } from './associates.generated.ts';
import { type AssociatesParams, toAssociatesFilter } from './to-associates-filter.ts';

/** Page size of exports and the access matrix: the backend's maximum. */
export const exportPageSize = 500;

const firstNameAscending = { firstname: 'ASC' } as const;

/** The first page of the matching associates, by first name. */
export const firstAssociates = (
  { search, status }: AssociatesParams,
  pageSize: number = pageSizes.associates,
) =>
  firstPage(
    AssociatesDocument,
    {
      filter: toAssociatesFilter({ status }),
      search: search.trim() || null,
      sort: firstNameAscending,
    },
    pageSize,
  );

/** The first of the large pages with all people. */
export const firstEveryone = () => firstAssociates({ search: '', status: 'all' }, exportPageSize);
