import { stripVTControlCharacters } from 'node:util';

/** Maximum number of lines per failed check in the summary. */
const maxLines = 14;

/** Maximum number of failed checks per command in the summary. */
const maxFailures = 5;

/** Maximum length of a line in the summary. */
const maxLineLength = 240;

/** The first line of a failure report: '  1) file › name' in Playwright, ' FAIL  file > name' in Vitest. */
const reportStartPattern = /^(?: {2}\d+\) | FAIL )/;

/** The line after the failure reports, with the counts of the run. */
const reportEndPattern = /^(?: {2}\d+ (?:failed|passed|flaky|skipped)|\s*(?:Test Files|Tests) )/;

/** Whether the summary omits a line, e.g. of a code frame, a dashed line or a screenshot path. */
const isSkippedLine = (line: string): boolean =>
  line.trim() === '' ||
  /^\s*>?\s*\d*\s*\|/.test(line) ||
  /[─⎯]{8}/u.test(line.replace(reportStartPattern, '')) ||
  /^\s*(?:attachment #|Error Context:)|test-results\//.test(line);

/** Splits a command's output into the reports of its failed checks. */
function splitReports(lines: readonly string[]): readonly string[][] {
  const reports: string[][] = [];
  let isReport = false;
  for (const line of lines) {
    if (reportStartPattern.test(line)) reports.push([]);
    isReport = reportStartPattern.test(line) || (isReport && !reportEndPattern.test(line));
    if (isReport) reports.at(-1)?.push(line);
  }
  return reports;
}

/**
 * Summarizes the output of a failed command: the name and message of each failed test, or the last lines if it
 * is not a test.
 */
export function summarizeFailures(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const reports = splitReports(lines);
  if (reports.length === 0) return [lines.slice(-maxLines).join('\n')];
  return reports.slice(0, maxFailures).map((report) => {
    const [name = '', ...rest] = report;
    const messageLines = rest
      .filter((line) => !isSkippedLine(line))
      .map((line) => line.slice(0, maxLineLength));
    return [name.replace(/[\s─⎯]+$/u, ''), ...messageLines.slice(0, maxLines)].join('\n');
  });
}
