import sqlite3InitModule, {
  type PreparedStatement,
  type Sqlite3Static,
  type Database as WasmDatabase,
} from '@sqlite.org/sqlite-wasm';
import { createTransaction } from './create-transaction.ts';
import type { Database, SqlParams, SqlValue } from './port.ts';

const NO_PARAMS: SqlParams = {};

let modulePromise: ReturnType<typeof sqlite3InitModule> | undefined;

/** Loads the SQLite module on the first call. */
async function loadSqlite(): Promise<Sqlite3Static> {
  modulePromise ??= sqlite3InitModule();
  const sqlite3 = await modulePromise;
  // Failed statements throw. Without this, they also log a warning.
  sqlite3.config.warn = () => {};
  return sqlite3;
}

/** Opens an empty in-memory database. */
export async function openWasmDatabase(): Promise<Database> {
  const { oo1 } = await loadSqlite();
  return createDatabase(new oo1.DB(':memory:', 'c'));
}

/** Serialized databases by their content. */
const snapshots = new WeakMap<object, Uint8Array>();

/**
 * Opens an in-memory database and fills it with `content`. Later calls with the same content copy
 * the first database, which is about 100 times faster. A test page opens hundreds of databases.
 */
export async function openFilledWasmDatabase<Content extends object>(
  content: Content,
  fill: (db: Database, content: Content) => void,
): Promise<Database> {
  const { oo1, capi, wasm } = await loadSqlite();
  let snapshot = snapshots.get(content);
  if (!snapshot) {
    const source = new oo1.DB(':memory:', 'c');
    const db = createDatabase(source);
    fill(db, content);
    snapshot = capi.sqlite3_js_db_export(source);
    snapshots.set(content, snapshot);
    db.close();
  }
  const database = new oo1.DB(':memory:', 'c');
  // SQLite frees this memory when the copy is closed and reallocates it when the copy grows.
  const pointer = wasm.allocFromTypedArray(snapshot);
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const { byteLength: size } = snapshot;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', pointer, size, size, flags));
  return createDatabase(database);
}

function createDatabase(sqlite: WasmDatabase): Database {
  sqlite.exec('pragma foreign_keys = on;');
  const statements = new Map<string, PreparedStatement>();

  const prepare = (sql: string, params: SqlParams): PreparedStatement => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = sqlite.prepare(sql);
      statements.set(sql, statement);
    }
    statement.reset();
    const bindings: Record<string, SqlValue> = {};
    for (const [name, value] of Object.entries(params)) bindings[`:${name}`] = value;
    if (statement.parameterCount > 0) statement.clearBindings().bind(bindings);
    return statement;
  };

  /** Runs a statement. A failed statement is discarded and prepared again on its next use. */
  const execute = <Result>(
    sql: string,
    params: SqlParams,
    read: (statement: PreparedStatement) => Result,
  ): Result => {
    const statement = prepare(sql, params);
    try {
      const result = read(statement);
      statement.reset();
      return result;
    } catch (error) {
      statements.delete(sql);
      statement.finalize();
      throw error;
    }
  };

  return {
    run: (sql, params = NO_PARAMS) =>
      execute(sql, params, (statement) => {
        statement.step();
        return sqlite.changes();
      }),
    // The caller knows the row type of its query.
    get: <Row>(sql: string, params: SqlParams = NO_PARAMS) =>
      execute(sql, params, (statement) =>
        statement.step() ? (statement.get({}) as Row) : undefined,
      ),
    all: <Row>(sql: string, params: SqlParams = NO_PARAMS) =>
      execute(sql, params, (statement) => {
        const rows: Row[] = [];
        while (statement.step()) rows.push(statement.get({}) as Row);
        return rows;
      }),
    exec: (script) => {
      sqlite.exec(script);
    },
    transaction: createTransaction((sql) => {
      sqlite.exec(sql);
    }),
    close() {
      for (const statement of statements.values()) statement.finalize();
      sqlite.close();
    },
  };
}
