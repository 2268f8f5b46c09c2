import { attemptPhases } from './attempt-phases.ts';
import type { PaymentAttempt, PaymentJournal } from './attempt-types.ts';

/**
 * Merges two versions of an attempt. Merging is commutative and idempotent. The most advanced phase
 * wins, so final states stay final.
 */
export const mergeAttempts = (one: PaymentAttempt, other: PaymentAttempt): PaymentAttempt => {
  const { phase, changedAt } = mergePhase(one, other);
  const { owner, payer, kind, lines, segment, amount } = getCanonicalAttempt(one, other);
  return {
    key: one.key,
    uuid: getLowerUuid(one.uuid, other.uuid),
    owner,
    ...(payer !== undefined && { payer }),
    kind,
    lines,
    ...(segment !== undefined && { segment }),
    amount,
    createdAt: Math.min(one.createdAt, other.createdAt),
    changedAt,
    phase,
    checks: Math.max(one.checks, other.checks),
    lastCheckAt: getLatest(one.lastCheckAt, other.lastCheckAt),
    sessionEndsAt: mergeSessionEnd(one.sessionEndsAt, other.sessionEndsAt),
    ...mergeMessage(one, other, phase),
  };
};

/** Merges two journals into one with each attempt once, oldest first. */
export const mergeJournals = (one: PaymentJournal, other: PaymentJournal): PaymentJournal => {
  const attemptByKey = new Map<string, PaymentAttempt>();
  for (const attempt of [...one, ...other]) {
    const existing = attemptByKey.get(attempt.key);
    attemptByKey.set(
      attempt.key,
      existing === undefined ? attempt : mergeAttempts(existing, attempt),
    );
  }
  return [...attemptByKey.values()].sort(compareAge);
};

const compareAge = (one: PaymentAttempt, other: PaymentAttempt): number =>
  one.createdAt - other.createdAt || (one.key < other.key ? -1 : 1);

/** Returns the more advanced phase and its time, or the earlier time if the phases are equal. */
const mergePhase = (
  one: PaymentAttempt,
  other: PaymentAttempt,
): Pick<PaymentAttempt, 'phase' | 'changedAt'> => {
  const rankDifference = attemptPhases[one.phase].rank - attemptPhases[other.phase].rank;
  if (rankDifference > 0) return one;
  if (rankDifference < 0) return other;
  return { phase: one.phase, changedAt: Math.min(one.changedAt, other.changedAt) };
};

/** Returns the version whose serialised details sort first. In practice, they do not differ. */
const getCanonicalAttempt = (one: PaymentAttempt, other: PaymentAttempt): PaymentAttempt =>
  toComparableString(one) <= toComparableString(other) ? one : other;

const toComparableString = ({
  owner,
  payer,
  kind,
  lines,
  segment,
  amount,
}: PaymentAttempt): string =>
  JSON.stringify([
    owner,
    payer,
    kind,
    segment,
    amount.minor,
    amount.currency,
    lines.map((line) => [
      line.invoiceId,
      line.documentNumber,
      line.name,
      line.stationName,
      line.balance?.minor,
      line.balance?.currency,
      line.amount.minor,
      line.amount.currency,
    ]),
  ]);

/** Returns the message about the merged phase; the lower of two. */
const mergeMessage = (
  one: PaymentAttempt,
  other: PaymentAttempt,
  phase: PaymentAttempt['phase'],
): Pick<PaymentAttempt, 'message'> => {
  const [message] = [one, other]
    .flatMap((attempt) => (attempt.phase === phase && attempt.message ? [attempt.message] : []))
    .sort();
  return message === undefined ? {} : { message };
};

const getLowerUuid = (one: string | null, other: string | null): string | null =>
  [one, other].filter((uuid) => uuid !== null).sort()[0] ?? null;

/** Returns the later end of the session, or 0 if it was completed. */
const mergeSessionEnd = (one: number | null, other: number | null): number | null =>
  one === 0 || other === 0 ? 0 : getLatest(one, other);

const getLatest = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.max(one, other ?? one);
