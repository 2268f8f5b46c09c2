/** A value SQLite stores here. Flags are the texts '0' and '1', money is an integer in minor units. */
export type SqlValue = string | number | null;

/** Values for the `:name` parameters of a statement, by bare name. */
export type SqlParams = Readonly<Record<string, SqlValue>>;

/**
 * The little of SQLite the sandbox uses, synchronous in both places it runs: the built-in module
 * of Node and the wasm build in a browser. Statements are prepared once and kept.
 */
export interface Database {
  /** Runs a statement that answers no rows; tells how many rows changed. */
  run(sql: string, params?: SqlParams): number;
  /** First row, or undefined. `Row` is the caller's promise about the columns it selects. */
  get<Row>(sql: string, params?: SqlParams): Row | undefined;
  /** Every row. `Row` is the caller's promise about the columns it selects. */
  all<Row>(sql: string, params?: SqlParams): Row[];
  /** Runs a script of several statements without parameters. */
  exec(script: string): void;
  /**
   * All of `work` or nothing of it, taking the write lock first. `work` must be synchronous.
   * Inside another transaction it joins that one.
   */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}
