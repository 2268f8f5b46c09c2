import { type RoleOption, roleFromName } from '@surtidor/domain';
import { entry, type StoreContext, text, wholeNumber } from '../shared/wire.ts';
import type { RolesQuery } from './roles.generated.ts';

type Row = NonNullable<RolesQuery['rolesCliente']>[number];

/** A role of the backend's list, resolved to ours (spec 3); null without an id. */
export function toRoleOption(row: Row, { product }: StoreContext): RoleOption | null {
  const wire = entry(row);
  const id = text(wire?.role_id);
  const name = text(wire?.role_name);
  if (!wire || id === '') return null;
  return {
    id,
    name,
    role: roleFromName(name, product),
    sortOrder: wholeNumber(wire.sort_order) ?? 0,
  };
}
