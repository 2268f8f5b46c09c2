import sqlite3InitModule, {
  type PreparedStatement,
  type Sqlite3Static,
  type Database as WasmDatabase,
} from '@sqlite.org/sqlite-wasm';
import type { Database, SqlParams, SqlValue } from './port.ts';
import { makeTransaction } from './transactions.ts';

const noParams: SqlParams = {};

let engine: ReturnType<typeof sqlite3InitModule> | undefined;

/** The engine of all databases; it loads once. */
async function loadEngine(): Promise<Sqlite3Static> {
  engine ??= sqlite3InitModule();
  const sqlite3 = await engine;
  // Failed statements throw, as in Node, without console output.
  sqlite3.config.warn = () => {};
  return sqlite3;
}

/** Opens an empty in-memory database on the official wasm build. */
export async function openWasmDatabase(): Promise<Database> {
  const { oo1 } = await loadEngine();
  return makeDatabase(new oo1.DB(':memory:', 'c'));
}

/** Filled databases as SQLite would write them to a file, by what filled them. */
const files = new WeakMap<object, Uint8Array>();

/**
 * Opens an in-memory database that `fill` has filled. One that was filled from the same content
 * before is copied, which costs a hundredth: a page opens hundreds of them.
 */
export async function openFilledWasmDatabase<Content extends object>(
  content: Content,
  fill: (db: Database, content: Content) => void,
): Promise<Database> {
  const { oo1, capi, wasm } = await loadEngine();
  let file = files.get(content);
  if (!file) {
    const source = new oo1.DB(':memory:', 'c');
    const db = makeDatabase(source);
    fill(db, content);
    file = capi.sqlite3_js_db_export(source);
    files.set(content, file);
    db.close();
  }
  const copy = new oo1.DB(':memory:', 'c');
  // The engine frees the memory when the copy is closed, and makes it larger as the copy grows.
  const place = wasm.allocFromTypedArray(file);
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const { byteLength: size } = file;
  copy.checkRc(capi.sqlite3_deserialize(copy, 'main', place, size, size, flags));
  return makeDatabase(copy);
}

function makeDatabase(sqlite: WasmDatabase): Database {
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
    // The caller asserts the row type of its SELECT.
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
