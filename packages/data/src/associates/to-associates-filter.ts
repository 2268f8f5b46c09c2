import { type AssociateStatusFilter, statusesOf } from '@surtidor/domain';
import type { UsuariosClienteFilterInput } from '../generated/types.ts';

/** What the list of associates asks for (spec 2, associates administration). */
export interface AssociatesParams {
  /** Words in a name, an e-mail address or a document; empty asks for all. */
  readonly search: string;
  readonly status: AssociateStatusFilter;
}

/** The status as the backend filters by it: 'all' is 0 and 1 (spec 5). */
export const toAssociatesFilter = ({
  status,
}: Pick<AssociatesParams, 'status'>): UsuariosClienteFilterInput => {
  const statuses = statusesOf(status);
  return { status: statuses.length === 1 ? { eq: statuses[0] ?? null } : { in: [...statuses] } };
};
