import { addDayTimes, compensationStateCodes } from '@surtidor/domain';
import type { CompensationFilter, CompensationSort } from '@surtidor/domain/compensations';
import type { CompensacionesFilterInput, CompensacionesSortInput } from '../generated/types.ts';
import { buildFilter } from '../shared/build-filter.ts';

/** Builds the filter of `listarCompensaciones`; unset conditions are absent (spec 7). */
export function toCompensationsFilter(filter: CompensationFilter): CompensacionesFilterInput {
  const { from, to } = addDayTimes(filter.created);
  const number = filter.invoiceNumber.trim();
  return buildFilter<CompensacionesFilterInput>({
    num_factura: number ? { eq: number } : undefined,
    estado: filter.state ? { eq: compensationStateCodes[filter.state] } : undefined,
    created_at: { gteq: from, lteq: to },
  });
}

/** Maps our sort to the backend's; created_at DESC is the default (spec 9). */
export const toCompensationsSort = {
  newest: { created_at: 'DESC' },
  oldest: { created_at: 'ASC' },
  largest: { total_compensado: 'DESC' },
  smallest: { total_compensado: 'ASC' },
} as const satisfies Record<CompensationSort, CompensacionesSortInput>;
