import sqlite3InitModule, { type PreparedStatement } from '@sqlite.org/sqlite-wasm';
import type { Database, SqlParams, SqlValue } from './port.ts';
import { makeTransaction } from './transactions.ts';

const noParams: SqlParams = {};

let engine: ReturnType<typeof sqlite3InitModule> | undefined;

/** Opens an empty in-memory database on the official wasm build; the engine itself loads once. */
export async function openWasmDatabase(): Promise<Database> {
  engine ??= sqlite3InitModule();
  const sqlite3 = await engine;
  // A refused statement is an error here, as in Node; the engine would also write it to the console.
  sqlite3.config.warn = () => {};
  const sqlite = new sqlite3.oo1.DB(':memory:', 'c');
  sqlite.exec('pragma foreign_keys = on;');
  const prepared = new Map<string, PreparedStatement>();

  const statement = (sql: string, params: SqlParams): PreparedStatement => {
    let known = prepared.get(sql);
    if (!known) {
      known = sqlite.prepare(sql);
      prepared.set(sql, known);
    }
    known.reset();
    const names: Record<string, SqlValue> = {};
    for (const [name, value] of Object.entries(params)) names[`:${name}`] = value;
    if (known.parameterCount > 0) known.clearBindings().bind(names);
    return known;
  };

  /** A statement that failed is thrown away: its next use starts clean. */
  const using = <Result>(
    sql: string,
    params: SqlParams,
    use: (ready: PreparedStatement) => Result,
  ): Result => {
    const ready = statement(sql, params);
    try {
      const result = use(ready);
      ready.reset();
      return result;
    } catch (error) {
      prepared.delete(sql);
      ready.finalize();
      throw error;
    }
  };

  return {
    run: (sql, params = noParams) =>
      using(sql, params, (ready) => {
        ready.step();
        return sqlite.changes();
      }),
    // The row type is the caller's promise about its own SELECT; SQLite cannot know it.
    get: <Row>(sql: string, params: SqlParams = noParams) =>
      using(sql, params, (ready) => (ready.step() ? (ready.get({}) as Row) : undefined)),
    all: <Row>(sql: string, params: SqlParams = noParams) =>
      using(sql, params, (ready) => {
        const rows: Row[] = [];
        while (ready.step()) rows.push(ready.get({}) as Row);
        return rows;
      }),
    exec: (script) => {
      sqlite.exec(script);
    },
    transaction: makeTransaction((sql) => {
      sqlite.exec(sql);
    }),
    close() {
      for (const each of prepared.values()) each.finalize();
      sqlite.close();
    },
  };
}
