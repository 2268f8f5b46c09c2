import type { RoleOption } from '@surtidor/domain/associates';
import { parseRoleName } from '@surtidor/domain/session';
import { readInteger, readObject, readString, type StoreContext } from '../shared/readers.ts';
import type { RolesQuery } from './roles.generated.ts';

type Row = NonNullable<RolesQuery['rolesCliente']>[number];

/** Maps a role of the backend (spec 3); returns null without an id. */
export function toRoleOption(row: Row, { product }: StoreContext): RoleOption | null {
  const wire = readObject(row);
  const id = readString(wire?.role_id);
  const name = readString(wire?.role_name);
  if (!wire || id === '') return null;
  return {
    id,
    name,
    role: parseRoleName(name, product),
    sortOrder: readInteger(wire.sort_order) ?? 0,
  };
}
