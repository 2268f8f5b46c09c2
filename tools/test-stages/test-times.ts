import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-tool.ts';
import type { Outcome } from './run-stages.ts';

/** The file in which `npm test` stores the last run of each stage. */
const testTimesFile = '.cache/test-times.json';

/** The last run of a stage. */
export interface TestTime extends Outcome {
  /** When it ended, in ISO 8601. */
  readonly at: string;
}

/** Reads the last run of each stage. Returns an empty list if the file is missing or invalid. */
export function readTestTimes(file = join(root, testTimesFile)): readonly TestTime[] {
  if (!existsSync(file)) return [];
  try {
    const times: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(times) ? times : [];
  } catch {
    return [];
  }
}

/** Stores the runs of these stages and keeps those of the others. */
export function saveTestTimes(
  outcomes: readonly Outcome[],
  at: string,
  file = join(root, testTimesFile),
): void {
  const otherTimes = readTestTimes(file).filter(
    ({ title }) => !outcomes.some((outcome) => outcome.title === title),
  );
  const times = [...otherTimes, ...outcomes.map((outcome) => ({ ...outcome, at }))];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`);
}
