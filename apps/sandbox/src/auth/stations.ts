import { roleIds } from '@surtidor/domain/vocabulary';
import type { Database, UserRow } from '../database/index.ts';
import type { Where } from '../database/where.ts';

/** Whether a role has all, assigned or no destinations (spec 6). */
export function destinationsOfRole(roleId: number): 'all' | 'assigned' | 'none' {
  switch (String(roleId)) {
    case roleIds.administrative:
    case roleIds.purchasing:
      return 'all';
    case roleIds.operations:
      return 'assigned';
    default:
      return 'none';
  }
}

/** Codes of the stations assigned to a user whose role is bound to them; null for any other role. */
export function assignedStations(
  db: Database,
  user: Pick<UserRow, 'id' | 'role_id' | 'client_code'>,
): readonly string[] | null {
  if (destinationsOfRole(user.role_id) !== 'assigned') return null;
  const rows = db.all<{ code: string }>(
    `select d.codigo_destinatario as code
     from user_destinations u join destinations d using (id_destinatario)
     where u.user_id = :user and d.client_code = :client`,
    { user: user.id, client: user.client_code },
  );
  return rows.map(({ code }) => code);
}

/** Limits a query to assigned stations; `column` has the station's code. */
export function limitToStations(
  where: Where,
  column: string,
  { stations }: { readonly stations: readonly string[] | null },
): void {
  if (stations === null) return;
  where.and(`${column} in (select value from json_each(:stations))`, {
    stations: JSON.stringify(stations),
  });
}
