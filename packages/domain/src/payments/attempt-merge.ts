import { attemptPhases } from './attempt-phases.ts';
import type { PaymentAttempt, PaymentJournal } from './attempt-types.ts';

/**
 * Merges two versions of an attempt. Merging is commutative and idempotent; the most advanced phase
 * wins, so a final state stays final.
 */
export const mergeAttempts = (one: PaymentAttempt, other: PaymentAttempt): PaymentAttempt => {
  const { phase, changedAt } = latestPhase(one, other);
  const { owner, kind, lines, segment, amount } = writtenFirst(one, other);
  return {
    key: one.key,
    uuid: firstText(one.uuid, other.uuid),
    owner,
    kind,
    lines,
    ...(segment !== undefined && { segment }),
    amount,
    createdAt: Math.min(one.createdAt, other.createdAt),
    changedAt,
    phase,
    checks: Math.max(one.checks, other.checks),
    lastCheckAt: latest(one.lastCheckAt, other.lastCheckAt),
    sessionEndsAt: knownEnd(one.sessionEndsAt, other.sessionEndsAt),
  };
};

/** Merges two journals: every attempt once, oldest first. */
export const mergeJournals = (one: PaymentJournal, other: PaymentJournal): PaymentJournal => {
  const byKey = new Map<string, PaymentAttempt>();
  for (const attempt of [...one, ...other]) {
    const known = byKey.get(attempt.key);
    byKey.set(attempt.key, known === undefined ? attempt : mergeAttempts(known, attempt));
  }
  return [...byKey.values()].sort(byAge);
};

const byAge = (one: PaymentAttempt, other: PaymentAttempt): number =>
  one.createdAt - other.createdAt || (one.key < other.key ? -1 : 1);

/** The more advanced phase and when it was reached; the earlier time for equal phases. */
const latestPhase = (
  one: PaymentAttempt,
  other: PaymentAttempt,
): Pick<PaymentAttempt, 'phase' | 'changedAt'> => {
  const ahead = attemptPhases[one.phase].rank - attemptPhases[other.phase].rank;
  if (ahead > 0) return one;
  if (ahead < 0) return other;
  return { phase: one.phase, changedAt: Math.min(one.changedAt, other.changedAt) };
};

/** Initial values never differ in practice; if they do, the lower text wins. */
const writtenFirst = (one: PaymentAttempt, other: PaymentAttempt): PaymentAttempt =>
  writtenText(one) <= writtenText(other) ? one : other;

const writtenText = ({ owner, kind, lines, segment, amount }: PaymentAttempt): string =>
  JSON.stringify([
    owner,
    kind,
    segment,
    amount.minor,
    amount.currency,
    lines.map((line) => [
      line.invoiceId,
      line.documentNumber,
      line.name,
      line.stationName,
      line.amount.minor,
      line.amount.currency,
    ]),
  ]);

const firstText = (one: string | null, other: string | null): string | null =>
  [one, other].filter((text) => text !== null).sort()[0] ?? null;

/** An ended session stays ended. */
const knownEnd = (one: number | null, other: number | null): number | null =>
  one === 0 || other === 0 ? 0 : latest(one, other);

const latest = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.max(one, other ?? one);
