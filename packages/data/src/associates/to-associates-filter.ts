import { type AssociateStatusFilter, getStatusCodes } from '@surtidor/domain/associates';
import type { UsuariosClienteFilterInput } from '../generated/types.ts';

/** Filter of the list of associates (spec 2, associates administration). */
export interface AssociatesParams {
  /** Search in name, e-mail or document; empty for all. */
  readonly search: string;
  readonly status: AssociateStatusFilter;
}

/** Builds the backend's status filter: 'all' is 0 and 1 (spec 5). */
export const toAssociatesFilter = ({
  status,
}: Pick<AssociatesParams, 'status'>): UsuariosClienteFilterInput => {
  const statusCodes = getStatusCodes(status);
  return {
    status: statusCodes.length === 1 ? { eq: statusCodes[0] ?? null } : { in: [...statusCodes] },
  };
};
