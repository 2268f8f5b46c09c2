import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-tool.ts';
import type { Outcome } from './run-stages.ts';

/** The file where `npm test` stores the time of each stage. */
const testTimesFile = '.cache/test-times.json';

/** The last run of a stage. */
export interface TestTime extends Outcome {
  /** When it ended, in ISO 8601. */
  readonly at: string;
}

/** Reads the last run of each stage; empty if there is no file or its format is unknown. */
export function readTestTimes(file = join(root, testTimesFile)): readonly TestTime[] {
  if (!existsSync(file)) return [];
  try {
    const times: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(times) ? times : [];
  } catch {
    return [];
  }
}

/** Stores the times of these stages and keeps the times of the others. */
export function keepTestTimes(
  outcomes: readonly Outcome[],
  at: string,
  file = join(root, testTimesFile),
): void {
  const known = readTestTimes(file).filter(
    ({ title }) => !outcomes.some((outcome) => outcome.title === title),
  );
  const times = [...known, ...outcomes.map((outcome) => ({ ...outcome, at }))];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`);
}
