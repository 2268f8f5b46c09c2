import { addDayTimes, compensationStateCodes } from '@surtidor/domain';
import type { CompensationFilter, CompensationSort } from '@surtidor/domain/compensations';
import type { CompensacionesFilterInput, CompensacionesSortInput } from '../generated/types.ts';
import { type AllMapped, buildFilter } from '../shared/build-filter.ts';

/** Builds the filter of `listarCompensaciones`; unset conditions are absent (spec 7). */
export function toCompensationsFilter({
  invoiceNumber,
  state,
  created,
  sort: _,
  ...unmapped
}: CompensationFilter): CompensacionesFilterInput {
  const { from, to } = addDayTimes(created);
  const number = invoiceNumber.trim();
  return buildFilter<CompensacionesFilterInput>({
    ...(unmapped satisfies AllMapped),
    num_factura: number ? { eq: number } : undefined,
    estado: state ? { eq: compensationStateCodes[state] } : undefined,
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
