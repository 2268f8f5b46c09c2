import { getPermission, type PermissionName } from '@surtidor/domain/vocabulary';
import type { Database, UserRow } from '../database/index.ts';

/** Returns a user's full permission names: the role's permissions with the user's exceptions applied. */
export function getPermissions(
  db: Database,
  user: Pick<UserRow, 'id' | 'role_id'>,
  product: string,
): string[] {
  const rows = db.all<{ permission: PermissionName }>(
    `select permission from role_permissions where role_id = :role
       and permission not in (select permission from user_permissions where user_id = :user and granted = '0')
     union
     select permission from user_permissions where user_id = :user and granted = '1'
     order by permission`,
    { role: user.role_id, user: user.id },
  );
  return rows.map((row) => getPermission(product, row.permission));
}
