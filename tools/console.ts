/** Prints a line of progress. */
export const log = (text: string): void => console.log(`[surtidor] ${text}`);

/** Exits with a two-line error message: the problem and how to solve it. */
export function fail(problem: string, advice: string, exitCode = 1): never {
  console.error(`\n[surtidor] ${problem}\n[surtidor] ${advice}\n`);
  process.exit(exitCode);
}

/** Formats milliseconds as seconds: '4.2 s'. */
export const formatSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`;
