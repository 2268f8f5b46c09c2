import type { RoleRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { canManageAssociates } from './managers.ts';

/** Returns the ACL of a role. Permissions start with the product's name. */
const getAcl = ({ db, environment }: Dealer, role: number) =>
  db
    .all<{ permission: string }>(
      'select permission from role_permissions where role_id = :role order by permission',
      { role },
    )
    .map(({ permission }) => ({
      type: `${environment.product}_${permission.split('::')[0] ?? ''}`,
      permission: `${environment.product}_${permission}`,
    }));

/** Returns all roles in order. Only managers can read the permissions (spec 7). */
export function listRoles(dealer: Dealer) {
  const { db, environment } = dealer;
  return db.all<RoleRow>('select * from roles order by sort_order').map((row) => ({
    ...row,
    role_name: row.role_name.replaceAll('{product}', environment.product),
    acl: () => (canManageAssociates(dealer) ? getAcl(dealer, row.role_id) : null),
  }));
}
