import { createHash } from 'node:crypto';
import { fingerprint } from '../fingerprint.ts';
import type { Stage } from './stages.ts';
import type { TestTime } from './test-times.ts';

/**
 * A digest of a stage's inputs: commands, files, Node, browser and date, since demo data depends on
 * today.
 */
export function getInputs({ commands, reads }: Stage, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const around = [commands, process.version, process.env.CHROMIUM_PATH ?? '', day];
  return createHash('sha256')
    .update(JSON.stringify(around))
    .update(fingerprint(reads))
    .digest('hex');
}

/** The last green run of a stage with the same inputs. */
export const greenRun = (
  times: readonly TestTime[],
  title: string,
  inputs: string,
): TestTime | undefined =>
  times.find(
    (time) =>
      time.title === title && time.inputs === inputs && time.failed === 0 && time.passed > 0,
  );
