import { stripVTControlCharacters } from 'node:util';

/** Maximum number of lines per failed check in the summary. */
const linesOfOne = 14;

/** Maximum number of failed checks per command in the summary; the output has them all. */
const maximum = 5;

/** Maximum length of a line in the summary. */
const width = 240;

/** Start of a failure report: Playwright's '  1) file › name', Vitest's ' FAIL  file > name'. */
const resultLine = /^(?: {2}\d+\) | FAIL )/;

/** End of the failure reports: the counts of the run. */
const ends = /^(?: {2}\d+ (?:failed|passed|flaky|skipped)|\s*(?:Test Files|Tests) )/;

/** Code frames, dashed lines and screenshot paths, which the file and line number replace. */
const isAside = (line: string): boolean =>
  line.trim() === '' ||
  /^\s*>?\s*\d*\s*\|/.test(line) ||
  /[─⎯]{8}/u.test(line.replace(resultLine, '')) ||
  /^\s*(?:attachment #|Error Context:)|test-results\//.test(line);

/** Splits a command's output into the reports of its failed checks. */
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
