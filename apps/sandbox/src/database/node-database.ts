import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createTransaction } from './create-transaction.ts';
import type { Database, SqlParams } from './port.ts';

const NO_PARAMS: SqlParams = {};

/**
 * Opens a database file (or ':memory:') with Node's SQLite. Commits are durable, so a killed
 * process leaves a consistent ledger (faults 29).
 */
export function openNodeDatabase(path: string): Database {
  const sqlite = new DatabaseSync(path);
  sqlite.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;',
  );
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const cached = statements.get(sql);
    if (cached) return cached;
    const statement = sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, params = NO_PARAMS) => Number(prepare(sql).run(params).changes),
    // The caller knows the row type of its query.
    get: <Row>(sql: string, params: SqlParams = NO_PARAMS) =>
      prepare(sql).get(params) as Row | undefined,
    all: <Row>(sql: string, params: SqlParams = NO_PARAMS) => prepare(sql).all(params) as Row[],
    exec: (script) => sqlite.exec(script),
    transaction: createTransaction((sql) => sqlite.exec(sql)),
    close: () => sqlite.close(),
  };
}
