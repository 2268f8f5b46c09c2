/** A value SQLite stores here. Flags are the texts '0' and '1', money is an integer in minor units. */
export type SqlValue = string | number | null;

/** Values for the `:name` parameters of a statement, by bare name. */
export type SqlParams = Readonly<Record<string, SqlValue>>;

/**
 * A synchronous subset of SQLite for Node's built-in module and the wasm build. Statements are
 * prepared once.
 */
export interface Database {
  /** Runs a statement; returns the number of changed rows. */
  run(sql: string, params?: SqlParams): number;
  /** First row, or undefined. `Row` is asserted by the caller. */
  get<Row>(sql: string, params?: SqlParams): Row | undefined;
  /** All rows. `Row` is asserted by the caller. */
  all<Row>(sql: string, params?: SqlParams): Row[];
  /** Runs a script of several statements without parameters. */
  exec(script: string): void;
  /** Runs synchronous `work` in a transaction with the write lock. Nested calls join the outer one. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}
