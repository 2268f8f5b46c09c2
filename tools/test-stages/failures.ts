import { stripVTControlCharacters } from 'node:util';

/** How many lines of one failed check the summary repeats. */
const linesOfOne = 14;

/** How many failed checks of a command the summary repeats; the others stand in its output. */
const maximum = 5;

/** How long a repeated line may be. */
const width = 240;

/** Start of a failure report: Playwright's '  1) file › name', Vitest's ' FAIL  file > name'. */
const resultLine = /^(?: {2}\d+\) | FAIL )/;

/** Where the reports end: the counts of the run. */
const ends = /^(?: {2}\d+ (?:failed|passed|flaky|skipped)|\s*(?:Test Files|Tests) )/;

/** A code frame, a rule of dashes, and where pictures lie: the file and its line say the same. */
const isAside = (line: string): boolean =>
  line.trim() === '' ||
  /^\s*>?\s*\d*\s*\|/.test(line) ||
  /[─⎯]{8}/u.test(line.replace(resultLine, '')) ||
  /^\s*(?:attachment #|Error Context:)|test-results\//.test(line);

/** The reports of failed checks in a command's output, each from its first line on. */
function reportsIn(lines: readonly string[]): readonly string[][] {
  const reports: string[][] = [];
  let isReport = false;
  for (const line of lines) {
    if (resultLine.test(line)) reports.push([]);
    isReport = resultLine.test(line) || (isReport && !ends.test(line));
    if (isReport) reports.at(-1)?.push(line);
  }
  return reports;
}

/**
 * A short summary of a failed command: name and message of each failed test, or the last lines of
 * other commands.
 */
export function failuresIn(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const reports = reportsIn(lines);
  if (reports.length === 0) return [lines.slice(-linesOfOne).join('\n')];
  return reports.slice(0, maximum).map((report) => {
    const [name = '', ...rest] = report;
    const messageLines = rest.filter((line) => !isAside(line)).map((line) => line.slice(0, width));
    return [name.replace(/[\s─⎯]+$/u, ''), ...messageLines.slice(0, linesOfOne)].join('\n');
  });
}
