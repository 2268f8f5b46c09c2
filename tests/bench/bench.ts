/** A table of a bench. */
export interface Section {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
}

/** A measurement of `npm run bench`. */
export interface Bench {
  /** Name in `npm run bench -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** Whether it opens the built portal. */
  readonly needsBuild: boolean;
  readonly measure: () => Promise<readonly Section[]>;
}
