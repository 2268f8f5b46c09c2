/** The numbers of passed and failed checks of a stage. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const escapeCode = String.fromCharCode(27);
const stripColours = (text: string) =>
  text.replaceAll(new RegExp(`${escapeCode}\\[[0-9;]*m`, 'g'), '');

const readNumberBefore = (text: string, word: string): number =>
  Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);

/** Counts each command as one check. */
export const countPlain = (_output: string, failed: number, commands: number): Counts => ({
  passed: commands - failed,
  failed,
});

/** Reads 'Tests  2 failed | 20 passed' of a Vitest run. A failed command without a summary counts as one failure. */
export function countVitest(output: string, failedCommands: number): Counts {
  const lines = stripColours(output).split('\n');
  const line = lines.findLast((text) => /^\s*Tests\s/.test(text)) ?? '';
  const failed = readNumberBefore(line, 'failed');
  return { passed: readNumberBefore(line, 'passed'), failed: Math.max(failed, failedCommands) };
}

/** Reads '  20 passed (1.2m)' and '  1 failed' of a Playwright run. */
export function countPlaywright(output: string, failedCommands: number): Counts {
  const text = stripColours(output);
  const readCount = (word: string) =>
    Number(new RegExp(`^\\s+(\\d+) ${word}`, 'm').exec(text)?.[1] ?? 0);
  return { passed: readCount('passed'), failed: Math.max(readCount('failed'), failedCommands) };
}
