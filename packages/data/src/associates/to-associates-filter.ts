import { type AssociateStatusFilter, getStatusCodes } from '@surtidor/domain';
import type { UsuariosClienteFilterInput } from '../generated/types.ts';

/** Filter of the list of associates (spec 2, associates administration). */
export interface AssociatesParams {
  /** Search in name, e-mail or document; empty for all. */
  readonly search: string;
  readonly status: AssociateStatusFilter;
}

/** The backend's status filter: 'all' is 0 and 1 (spec 5). */
export const toAssociatesFilter = ({
  status,
}: Pick<AssociatesParams, 'status'>): UsuariosClienteFilterInput => {
  const statuses = getStatusCodes(status);
  return { status: statuses.length === 1 ? { eq: statuses[0] ?? null } : { in: [...statuses] } };
};
