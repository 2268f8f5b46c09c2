import { createHash } from 'node:crypto';
import { createFingerprint } from '../fingerprint.ts';
import type { Stage } from './stages.ts';
import type { TestTime } from './test-times.ts';

/**
 * Returns a digest of a stage's inputs: commands, files, Node, browser and date. Demo data depends on the date.
 */
export function hashInputs({ commands, inputGlobs: reads }: Stage, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const environment = [commands, process.version, process.env.CHROMIUM_PATH ?? '', day];
  return createHash('sha256')
    .update(JSON.stringify(environment))
    .update(createFingerprint(reads))
    .digest('hex');
}

/** Finds the last green run of a stage with the same inputs. */
export const findGreenRun = (
  times: readonly TestTime[],
  title: string,
  inputsHash: string,
): TestTime | undefined =>
  times.find(
    (time) =>
      time.title === title &&
      time.inputsHash === inputsHash &&
      time.failed === 0 &&
      time.passed > 0,
  );
