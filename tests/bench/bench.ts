/** A table that a benchmark prints. */
export interface Section {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
}

/** A benchmark that `npm run bench` can run. */
export interface Bench {
  /** Name in `npm run bench -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** Whether the benchmark requires a build of the portal. */
  readonly needsBuild: boolean;
  readonly measure: () => Promise<readonly Section[]>;
}
