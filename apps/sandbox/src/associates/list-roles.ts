import type { RoleRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { managesAssociates } from './managers.ts';

/** The acl of a role, with the product in its permissions. */
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

/** The roles, in order, with permissions for managers (spec 7). */
export function listRoles(dealer: Dealer) {
  const { db, environment } = dealer;
  return db.all<RoleRow>('select * from roles order by sort_order').map((row) => ({
    ...row,
    role_name: row.role_name.replaceAll('{product}', environment.product),
    acl: () => (managesAssociates(dealer) ? getAcl(dealer, row.role_id) : null),
  }));
}
