import { type CompensationFilter, pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { CompensationsDocument } from './compensations.generated.ts';
import { toCompensationsFilter, toCompensationsSort } from './to-compensations-filter.ts';

/** The first page of the matching compensations. */
export const firstCompensations = (filter: CompensationFilter) =>
  firstPage(
    CompensationsDocument,
    { filter: toCompensationsFilter(filter), sort: toCompensationsSort[filter.sort] },
    pageSizes.compensations,
  );
