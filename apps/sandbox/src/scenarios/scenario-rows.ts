import type { Rows } from '../database/index.ts';

/** The rows of a scenario, by table. */
export type ScenarioRows = Rows;

/** A row to insert into a table. */
export type RowIn<Table extends keyof ScenarioRows> = NonNullable<ScenarioRows[Table]>[number];

/** Concatenates sets of rows by table. The sets must not contain the same primary key. */
export function joinRows(sets: readonly ScenarioRows[]): ScenarioRows {
  const joinedRows: Record<string, unknown[]> = {};
  for (const set of sets) {
    for (const [table, rows] of Object.entries(set)) {
      const list = joinedRows[table] ?? [];
      joinedRows[table] = list;
      for (const row of rows) list.push(row);
    }
  }
  // The rows of each table come from the same table of the sets.
  return joinedRows as ScenarioRows;
}
