import type { Rows } from '../database/index.ts';

/** The rows of a scenario, by table. */
export type ScenarioRows = Rows;

/** A row of one table of a scenario. */
export type RowIn<Table extends keyof ScenarioRows> = NonNullable<ScenarioRows[Table]>[number];

/** Several sets of rows as one; rows keep their order. The sets must not share a key. */
export function joinRows(sets: readonly ScenarioRows[]): ScenarioRows {
  const joined: Record<string, unknown[]> = {};
  for (const set of sets) {
    for (const [table, rows] of Object.entries(set)) {
      const list = joined[table] ?? [];
      joined[table] = list;
      for (const row of rows) list.push(row);
    }
  }
  // Each list holds only rows that came from a list of the same table.
  return joined as ScenarioRows;
}
