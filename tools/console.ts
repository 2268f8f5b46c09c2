/** Prints a line of progress. */
export const log = (text: string): void => console.log(`[surtidor] ${text}`);

/** Exits with an error message: the problem, then what to do. */
export function fail(what: string, next: string): never {
  console.error(`\n[surtidor] ${what}\n[surtidor] ${next}\n`);
  process.exit(1);
}

/** Formats milliseconds as seconds: '4.2 s'. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
