import { roleIds } from '@surtidor/domain/vocabulary';
import type { Database, UserRow } from '../database/index.ts';
import type { Where } from '../database/where.ts';

/** Returns which destinations a role can access: all, only the assigned ones, or none (spec 6). */
export function getDestinationAccess(roleId: number): 'all' | 'assigned' | 'none' {
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

/** Returns the codes of the user's assigned stations, or null if the role is not limited to stations. */
export function getAssignedStations(
  db: Database,
  user: Pick<UserRow, 'id' | 'role_id' | 'client_code'>,
): readonly string[] | null {
  if (getDestinationAccess(user.role_id) !== 'assigned') return null;
  const rows = db.all<{ code: string }>(
    `select d.codigo_destinatario as code
     from user_destinations u join destinations d using (id_destinatario)
     where u.user_id = :user and d.client_code = :client`,
    { user: user.id, client: user.client_code },
  );
  return rows.map(({ code }) => code);
}

/** Limits a query to assigned stations. `column` contains the station's code. */
export function addStationFilter(
  where: Where,
  column: string,
  { stations }: { readonly stations: readonly string[] | null },
): void {
  if (stations === null) return;
  where.and(`${column} in (select value from json_each(:stations))`, {
    stations: JSON.stringify(stations),
  });
}
