import { createHash } from 'node:crypto';
import { fingerprint } from '../fingerprint.ts';
import type { Stage } from './stages.ts';
import type { TestTime } from './test-times.ts';

/**
 * A digest of all that a stage's outcome hangs on: its commands, the files it reads, Node, the
 * browser and the day, as the demonstration data lives at today's date.
 */
export function inputsOf({ commands, reads }: Stage, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const around = [commands, process.version, process.env.CHROMIUM_PATH ?? '', day];
  return createHash('sha256')
    .update(JSON.stringify(around))
    .update(fingerprint(reads))
    .digest('hex');
}

/** The last run of a stage, when it was green over these very inputs. */
export const greenRun = (
  times: readonly TestTime[],
  title: string,
  inputs: string,
): TestTime | undefined =>
  times.find(
    (time) =>
      time.title === title && time.inputs === inputs && time.failed === 0 && time.passed > 0,
  );
