import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, SqlParams } from './port.ts';
import { makeTransaction } from './transactions.ts';

const noParams: SqlParams = {};

/**
 * Opens a database file (or ':memory:') with Node's own SQLite. A commit is on the disk before
 * the caller hears of it, so a process killed at any moment leaves a whole ledger (faults 29).
 */
export function openNodeDatabase(path: string): Database {
  const sqlite = new DatabaseSync(path);
  sqlite.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;',
  );
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const made = sqlite.prepare(sql);
    prepared.set(sql, made);
    return made;
  };
  return {
    run: (sql, params = noParams) => Number(statement(sql).run(params).changes),
    // The row type is the caller's promise about its own SELECT; SQLite cannot know it.
    get: <Row>(sql: string, params: SqlParams = noParams) =>
      statement(sql).get(params) as Row | undefined,
    all: <Row>(sql: string, params: SqlParams = noParams) => statement(sql).all(params) as Row[],
    exec: (script) => sqlite.exec(script),
    transaction: makeTransaction((sql) => sqlite.exec(sql)),
    close: () => sqlite.close(),
  };
}
