/** A stored value. Flags are the strings '0' and '1'; money is an integer in minor units. */
export type SqlValue = string | number | null;

/** Values for the `:name` parameters of a statement; the keys have no colon. */
export type SqlParams = Readonly<Record<string, SqlValue>>;

/**
 * A synchronous database, implemented with Node's SQLite module and with the WebAssembly build.
 * Each statement is prepared once.
 */
export interface Database {
  /** Runs a statement and returns the number of changed rows. */
  run(sql: string, params?: SqlParams): number;
  /** Returns the first row, or undefined. The row type is not checked. */
  get<Row>(sql: string, params?: SqlParams): Row | undefined;
  /** Returns all rows. The row type is not checked. */
  all<Row>(sql: string, params?: SqlParams): Row[];
  /** Runs a script of several statements without parameters. */
  exec(script: string): void;
  /** Runs a synchronous callback in a write transaction. A nested call joins the outer transaction. */
  transaction<Result>(callback: () => Result): Result;
  close(): void;
}
