import type { InsertOf, Table } from './define-table.ts';
import { createTableSql } from './define-table.ts';
import type { Database, SqlValue } from './port.ts';
import { type TableKey, type Tables, tables } from './tables/index.ts';

/** The rows of a scenario, by table. */
export type Rows = { readonly [Key in TableKey]?: readonly InsertOf<Tables[Key]>[] };

/** Creates every table in an empty database. */
export function createTables(db: Database): void {
  db.exec(Object.values(tables).map(createTableSql).join('\n'));
}

/** Whether the tables already exist. */
export const hasTables = (db: Database): boolean =>
  db.get("select 1 from sqlite_master where type = 'table' and name = 'settings'") !== undefined;

/** Inserts rows into a table. Columns that a row omits get their default. */
export function insertRows(
  db: Database,
  table: Table,
  rows: readonly Readonly<Record<string, SqlValue | undefined>>[],
): void {
  for (const row of rows) {
    const names = Object.keys(row).filter((name) => row[name] !== undefined);
    const values: Record<string, SqlValue> = {};
    for (const name of names) values[name] = row[name] ?? null;
    const columns = names.map((name) => `"${name}"`).join(', ');
    const placeholders = names.map((name) => `:${name}`).join(', ');
    db.run(`insert into ${table.name} (${columns}) values (${placeholders})`, values);
  }
}

/** Inserts a scenario atomically. */
export function loadRows(db: Database, rows: Rows): void {
  db.transaction(() => {
    for (const key of tableKeys) insertRows(db, tables[key], rows[key] ?? []);
  });
}

/** Deletes all rows, so that another scenario can be loaded into the same database. */
export function clearTables(db: Database): void {
  db.transaction(() => {
    for (const key of [...tableKeys].reverse()) db.run(`delete from ${tables[key].name}`);
  });
}

// Object.keys returns string[], so restore the key type.
const tableKeys = Object.keys(tables) as TableKey[];
