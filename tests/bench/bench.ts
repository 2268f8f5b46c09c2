/** One table of a bench, as it is printed and recorded. */
export interface Section {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a reader must know to compare the numbers; one sentence each. */
  readonly notes?: readonly string[];
}

/** Something `npm run bench` measures. */
export interface Bench {
  /** What `npm run bench -- <name>` calls it. */
  readonly name: string;
  /** What it shows, for the line of progress. */
  readonly what: string;
  /** True when it opens the built portal, so that the build must be of these sources. */
  readonly needsBuild: boolean;
  readonly measure: () => Promise<readonly Section[]>;
}
