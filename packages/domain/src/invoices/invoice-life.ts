import { compareText } from '../shared/compare-text.ts';
import {
  type CalendarDate,
  getAbsoluteMoney,
  getLocalTime,
  type Money,
  subtractMoney,
  sumMoney,
} from '../shared/index.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { Invoice } from './types.ts';

/** An attempt to pay, as far as the life of an invoice depends on it. */
interface LifeAttempt {
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly phase: string;
  readonly lines: readonly { readonly documentNumber: string; readonly amount: Money }[];
}

/** A compensation, as far as the life of an invoice depends on it. */
interface LifeCompensation {
  /** Epoch milliseconds; null if unknown. */
  readonly createdAt: number | null;
  readonly state: string;
  readonly lines: readonly { readonly documentNumber: string; readonly paidAmount: Money }[];
}

/** A question or claim about the invoice, as far as its life depends on it. */
interface LifeClaim {
  /** What happened to it, each with its epoch milliseconds; null if unknown. */
  readonly events: readonly { readonly at: number | null }[];
}

/** A step of the order that was invoiced. */
interface LifeStep {
  readonly moment: { readonly date: CalendarDate; readonly time: string } | null;
}

/** What is known of an invoice. */
export interface InvoiceSources<
  Step extends LifeStep,
  Attempt extends LifeAttempt,
  Compensation extends LifeCompensation,
  Claim extends LifeClaim,
> {
  readonly record: InvoiceRecord;
  /** The steps of its order. */
  readonly steps: readonly Step[];
  /** All known attempts to pay; those of other documents are ignored. */
  readonly attempts: readonly Attempt[];
  readonly compensations: readonly Compensation[];
  /** The questions and claims about it. */
  readonly claims: readonly Claim[];
}

/** When something happened. */
interface LifeMoment {
  /** Null if unknown. */
  readonly date: CalendarDate | null;
  /** Time as 'HH:mm:ss'; empty if unknown. */
  readonly time: string;
}

/** One event in the life of an invoice. */
export type InvoiceEvent<Step, Attempt, Compensation, Claim extends LifeClaim> = LifeMoment &
  (
    | { readonly kind: 'issued' }
    | { readonly kind: 'step'; readonly step: Step }
    /** The amount is the part of this invoice. */
    | { readonly kind: 'attempt'; readonly attempt: Attempt; readonly amount: Money }
    | { readonly kind: 'compensation'; readonly compensation: Compensation; readonly amount: Money }
    | {
        readonly kind: 'claim';
        readonly claim: Claim;
        readonly claimEvent: Claim['events'][number];
      }
    /** A payment or note of the account that names the invoice. */
    | { readonly kind: 'document'; readonly document: Invoice }
  );

/** The life of an invoice. */
export interface InvoiceLife<Step, Attempt, Compensation, Claim extends LifeClaim> {
  /** Oldest first; events without a date are last. */
  readonly events: readonly InvoiceEvent<Step, Attempt, Compensation, Claim>[];
  /** What was paid of it without any of these events; null if unknown or nothing. */
  readonly paidElsewhere: Money | null;
}

const unknownMoment: LifeMoment = { date: null, time: '' };

const getSortKey = ({ date, time }: LifeMoment): string => `${date ?? '9999-99-99'} ${time}`;

/** Returns the sum of the lines of a document; null if it has none. */
function sumLines<Line extends { readonly documentNumber: string }>(
  lines: readonly Line[],
  documentNumber: string,
  getAmount: (line: Line) => Money,
): Money | null {
  const amounts = lines
    .filter((line) => line.documentNumber === documentNumber)
    .map((line) => getAbsoluteMoney(getAmount(line)));
  const [first] = amounts;
  return first ? sumMoney(amounts, first.currency) : null;
}

/**
 * Returns the part of the paid amount that no known event explains. It is unknown if the account names payments of
 * this invoice, because they may be the same as the attempts.
 */
function getPaidElsewhere(
  { original, left, related }: InvoiceRecord,
  paid: readonly Money[],
): Money | null {
  if (original === null || left === null || related.length > 0) return null;
  const { currency } = original;
  if ([left, ...paid].some((amount) => amount.currency !== currency)) return null;
  const rest = subtractMoney(subtractMoney(original, left), sumMoney(paid, currency));
  return rest.minor > 0 ? rest : null;
}

/** Returns the life of an invoice as one timeline, from everything that is known of it. */
export function getInvoiceLife<
  Step extends LifeStep,
  Attempt extends LifeAttempt,
  Compensation extends LifeCompensation,
  Claim extends LifeClaim,
>(
  {
    record,
    steps,
    attempts,
    compensations,
    claims,
  }: InvoiceSources<Step, Attempt, Compensation, Claim>,
  timeZone: string,
): InvoiceLife<Step, Attempt, Compensation, Claim> {
  const { document, related } = record;
  const getMoment = (instant: number | null) =>
    instant === null ? unknownMoment : getLocalTime(timeZone, instant);
  const attemptEvents = attempts.flatMap((attempt) => {
    const amount = sumLines(attempt.lines, document.documentNumber, (line) => line.amount);
    return amount
      ? [{ kind: 'attempt' as const, attempt, amount, ...getMoment(attempt.createdAt) }]
      : [];
  });
  const compensationEvents = compensations.flatMap((compensation) => {
    const { lines, createdAt } = compensation;
    const amount = sumLines(lines, document.documentNumber, (line) => line.paidAmount);
    return amount
      ? [{ kind: 'compensation' as const, compensation, amount, ...getMoment(createdAt) }]
      : [];
  });
  const paid = [
    ...attemptEvents.filter(({ attempt }) => attempt.phase === 'approved'),
    ...compensationEvents.filter(({ compensation }) => compensation.state === 'completed'),
  ].map(({ amount }) => amount);
  const events = [
    ...steps.map((step) => ({ kind: 'step' as const, step, ...(step.moment ?? unknownMoment) })),
    { kind: 'issued' as const, date: document.documentDate, time: '' },
    ...attemptEvents,
    ...compensationEvents,
    ...claims.flatMap((claim) =>
      claim.events.map((claimEvent) => ({
        kind: 'claim' as const,
        claim,
        claimEvent,
        ...getMoment(claimEvent.at),
      })),
    ),
    ...related.map((line) => ({
      kind: 'document' as const,
      document: line,
      date: line.documentDate,
      time: '',
    })),
  ];
  return {
    events: events.toSorted((one, next) => compareText(getSortKey(one), getSortKey(next))),
    paidElsewhere: getPaidElsewhere(record, paid),
  };
}
