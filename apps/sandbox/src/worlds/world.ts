import type { Rows } from '../database/index.ts';

/** Everything a scenario puts into the database: rows by table. */
export type World = Rows;

/** A row of one table of a world. */
export type RowIn<Table extends keyof World> = NonNullable<World[Table]>[number];

/** Several worlds as one; rows keep their order. The worlds must not share a key. */
export function joinWorlds(worlds: readonly World[]): World {
  const joined: Record<string, unknown[]> = {};
  for (const world of worlds) {
    for (const [table, rows] of Object.entries(world)) {
      const list = joined[table] ?? [];
      joined[table] = list;
      for (const row of rows) list.push(row);
    }
  }
  // Each list holds only rows that came from a list of the same table.
  return joined as World;
}
