/** One table of a bench, as it is printed and recorded. */
export interface Section {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a reader must know to compare the numbers; one sentence each. */
  readonly notes?: readonly string[];
}

/** What narrows a measurement down, by its name: `--only selector`. A narrowed one is never recorded. */
export interface Narrowed {
  /** The tasks, by name. */
  readonly only?: string;
  /** Who does them, by name. */
  readonly kit?: string;
  /** How many visits. */
  readonly rounds?: string;
  /** How many times slower the processor is made. */
  readonly slower?: string;
}

/** Something `npm run bench` measures. */
export interface Bench {
  /** What `npm run bench -- <name>` calls it. */
  readonly name: string;
  /** What it shows: the line of progress, and the heading of its part of docs/measurements.md. */
  readonly what: string;
  /** True when it opens the built portal, so that the build must be of these sources. */
  readonly needsBuild: boolean;
  readonly measure: (narrowed: Narrowed) => Promise<readonly Section[]>;
}
