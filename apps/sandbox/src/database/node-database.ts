import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, SqlParams } from './port.ts';
import { makeTransaction } from './transactions.ts';

const noParams: SqlParams = {};

/**
 * Opens a database file (or ':memory:') with Node's SQLite. Commits are durable, so a killed
 * process leaves a consistent ledger (faults 29).
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
    const statement = sqlite.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, params = noParams) => Number(statement(sql).run(params).changes),
    // The caller asserts the row type of its SELECT.
    get: <Row>(sql: string, params: SqlParams = noParams) =>
      statement(sql).get(params) as Row | undefined,
    all: <Row>(sql: string, params: SqlParams = noParams) => statement(sql).all(params) as Row[],
    exec: (script) => sqlite.exec(script),
    transaction: makeTransaction((sql) => sqlite.exec(sql)),
    close: () => sqlite.close(),
  };
}
