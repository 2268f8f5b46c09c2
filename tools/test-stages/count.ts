/** How many checks of a stage passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const escapeCode = String.fromCharCode(27);
const withoutColour = (text: string) =>
  text.replaceAll(new RegExp(`${escapeCode}\\[[0-9;]*m`, 'g'), '');

const numberBefore = (text: string, word: string): number =>
  Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);

/** Each command is one check. */
export const countPlain = (_output: string, failed: number, commands: number): Counts => ({
  passed: commands - failed,
  failed,
});

/** Reads 'Tests  2 failed | 20 passed' of a vitest run; a run that broke without a count is one failure. */
export function countVitest(output: string, failedCommands: number): Counts {
  const lines = withoutColour(output).split('\n');
  const line = lines.findLast((text) => /^\s*Tests\s/.test(text)) ?? '';
  const failed = numberBefore(line, 'failed');
  return { passed: numberBefore(line, 'passed'), failed: Math.max(failed, failedCommands) };
}

/** Reads '  20 passed (1.2m)' and '  1 failed' of a Playwright run. */
export function countPlaywright(output: string, failedCommands: number): Counts {
  const text = withoutColour(output);
  const sum = (word: string) => Number(new RegExp(`^\\s+(\\d+) ${word}`, 'm').exec(text)?.[1] ?? 0);
  return { passed: sum('passed'), failed: Math.max(sum('failed'), failedCommands) };
}
