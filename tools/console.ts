/** Prints a line of progress. */
export const log = (text: string): void => console.log(`[surtidor] ${text}`);

/** Ends the command with one sentence that says what is wrong and one that says what to do next. */
export function fail(what: string, next: string): never {
  console.error(`\n[surtidor] ${what}\n[surtidor] ${next}\n`);
  process.exit(1);
}

/** A duration in milliseconds as seconds for people: '4.2 s'. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
