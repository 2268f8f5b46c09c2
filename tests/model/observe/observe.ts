import {
  assumeAbsentAfterMs,
  type PaymentAttempt,
  type PaymentJournal,
} from '@surtidor/domain/payments';
import type { SecurityLine } from '../../../packages/portal/server/logging/security-event.ts';
import { type Finding, payingOperations } from './findings.ts';
import { observeJournals, type StoredJournal } from './observe-journals.ts';
import { observeLog } from './observe-log.ts';

/** What was read and what was found in it. */
export interface Observation {
  readonly lines: number;
  readonly attempts: number;
  readonly findings: readonly Finding[];
}

/** Clocks of browsers are wrong by minutes. */
const clockErrorMs = 5 * 60_000;

/** Compares the attempts of a browser with the log of the whole time in which they were sent. */
function compare(journal: PaymentJournal, lines: readonly SecurityLine[]): readonly Finding[] {
  const times = lines.map(({ time }) => Date.parse(time));
  const [firstAt, lastAt] = [times.at(0), times.at(-1)];
  if (firstAt === undefined || lastAt === undefined) return [];
  const isLogged = ({ createdAt }: PaymentAttempt) =>
    createdAt - clockErrorMs >= firstAt && createdAt + assumeAbsentAfterMs + clockErrorMs <= lastAt;
  const findWrites = ({ owner, payer, createdAt }: PaymentAttempt, slackMs: number) =>
    lines.filter(({ event, outcome, operation, company, user, time }) => {
      const age = Date.parse(time) - createdAt;
      return (
        event === 'write' &&
        outcome !== 'failed' &&
        payingOperations.has(operation) &&
        company === owner &&
        (payer === undefined || user === undefined || user === payer) &&
        age >= -slackMs &&
        age <= assumeAbsentAfterMs + slackMs
      );
    });
  return journal.filter(isLogged).flatMap((attempt): readonly Finding[] => {
    const subject = `attempt ${attempt.key}`;
    if (attempt.uuid !== null && findWrites(attempt, clockErrorMs).length === 0)
      return [{ rule: 'a transaction that no request of the log opened', subject }];
    const isUncharged = attempt.phase === 'dropped' && attempt.uuid === null;
    // Other attempts of the same minutes may explain the line.
    const neighbours = journal.filter(
      (other) =>
        other.key !== attempt.key &&
        other.owner === attempt.owner &&
        Math.abs(other.createdAt - attempt.createdAt) <= 2 * assumeAbsentAfterMs,
    );
    const accepted = findWrites(attempt, 0).filter(({ outcome }) => outcome === 'ok');
    return isUncharged && neighbours.length === 0 && accepted.length > 0
      ? [{ rule: 'shown as not charged, but the backend accepted it', subject }]
      : [];
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isJournal = (value: unknown): value is StoredJournal =>
  isRecord(value) && Array.isArray(value.attempts);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Finds breaches of the invariants in the contents of files: the standard error of instances, and journals of one
 * browser, one a line or file, oldest first. Other lines are ignored.
 */
export function observe(files: readonly string[]): Observation {
  const values = files.flatMap((text) => {
    const whole = parse(text);
    return isRecord(whole) ? [whole] : text.split('\n').map(parse);
  });
  const log = observeLog(values.filter((value) => isRecord(value) && value.type === 'security'));
  const journals = observeJournals(values.filter(isJournal));
  return {
    lines: log.lines.length,
    attempts: journals.attempts.length,
    findings: [...log.findings, ...journals.findings, ...compare(journals.attempts, log.lines)],
  };
}
