import {
  isFinal,
  type PaymentAttempt,
  type PaymentJournal,
  parseJournal,
} from '@surtidor/domain/payments';
import { attemptPhases, isOpen } from '../../../packages/domain/src/payments/attempt-phases.ts';
import type { Finding } from './findings.ts';

/** A stored journal as the browser has it: the value of the key `surtidor-payments`. */
export interface StoredJournal {
  readonly attempts: readonly unknown[];
}

type Rule = readonly [isBroken: boolean, rule: string];

const toFindings = (subject: string, rules: readonly Rule[]): readonly Finding[] =>
  rules.flatMap(([isBroken, rule]) => (isBroken ? [{ rule, subject }] : []));

const getSum = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function checkAttempt(attempt: PaymentAttempt): readonly Finding[] {
  const { uuid, phase, kind, lines, amount } = attempt;
  const amounts = [amount, ...lines.map((line) => line.amount)];
  return toFindings(`attempt ${attempt.key}`, [
    [isFinal(attempt) && uuid === null, 'a result without a transaction'],
    [phase === 'redirecting' && uuid === null, 'at the bank without a transaction'],
    [
      kind === 'invoices' && getSum(lines.map((line) => line.amount.minor)) !== amount.minor,
      'the amount is not the sum of the invoices',
    ],
    [
      amounts.some(({ minor }) => !Number.isSafeInteger(minor) || minor <= 0),
      'an amount that is not a positive whole number',
    ],
    [
      lines.some((line) => line.balance !== undefined && line.amount.minor > line.balance.minor),
      'more than the balance of an invoice',
    ],
  ]);
}

function checkPair(one: PaymentAttempt, other: PaymentAttempt): readonly Finding[] {
  const shared = other.lines.filter(({ documentNumber }) =>
    one.lines.some((line) => line.documentNumber === documentNumber),
  );
  const isSameOwner = one.owner === other.owner;
  return toFindings(`attempts ${one.key} and ${other.key}`, [
    [
      one.uuid !== null && one.uuid.toLowerCase() === other.uuid?.toLowerCase(),
      'two attempts have the same transaction',
    ],
    [
      isSameOwner && shared.length > 0 && isOpen(one) && isOpen(other),
      'an invoice is in two open attempts',
    ],
  ]);
}

/** Finds invoices of which more was paid than they had. */
function checkPaidTwice(journal: PaymentJournal): readonly Finding[] {
  const paid = new Map<string, { readonly balance: number; readonly amount: number }>();
  return journal
    .filter(({ kind, phase }) => kind === 'invoices' && phase === 'approved')
    .flatMap(({ owner, lines }) => lines.map((line) => ({ owner, line })))
    .flatMap(({ owner, line }) => {
      const document = `${owner} ${line.documentNumber}`;
      const before = paid.get(document);
      const balance = before?.balance ?? line.balance?.minor ?? Number.POSITIVE_INFINITY;
      const amount = (before?.amount ?? 0) + line.amount.minor;
      paid.set(document, { balance, amount });
      return toFindings(`invoice ${line.documentNumber}`, [[amount > balance, 'paid twice']]);
    });
}

const describeOrder = ({ owner, kind, lines, segment, amount }: PaymentAttempt) =>
  JSON.stringify([
    owner,
    kind,
    segment,
    amount,
    lines.map(({ documentNumber, amount: lineAmount }) => [documentNumber, lineAmount]),
  ]);

/** Compares an attempt with a later version of it. */
function checkChange(before: PaymentAttempt, after: PaymentAttempt): readonly Finding[] {
  const hasNewPhase = before.phase !== after.phase;
  return toFindings(`attempt ${before.key}`, [
    [isFinal(before) && hasNewPhase, 'a final result changed'],
    [
      !isFinal(before) && attemptPhases[after.phase].rank < attemptPhases[before.phase].rank,
      'an attempt went back to an earlier phase',
    ],
    [before.uuid !== null && before.uuid !== after.uuid, 'an attempt changed its transaction'],
    [describeOrder(before) !== describeOrder(after), 'an order changed after it was recorded'],
  ]);
}

function checkChanges(before: PaymentJournal, after: PaymentJournal): readonly Finding[] {
  const afterByKey = new Map(after.map((attempt) => [attempt.key, attempt]));
  return before.flatMap((attempt) => {
    const later = afterByKey.get(attempt.key);
    if (later !== undefined) return checkChange(attempt, later);
    // A sign-out empties the journal.
    return toFindings(`attempt ${attempt.key}`, [
      [after.length > 0 && isOpen(attempt), 'an open attempt was forgotten'],
    ]);
  });
}

/** Finds breaches in the journals of one browser, oldest first. */
export function observeJournals(stored: readonly StoredJournal[]): {
  readonly attempts: PaymentJournal;
  readonly findings: readonly Finding[];
} {
  const journals = stored.map((one) => parseJournal(JSON.stringify(one)));
  const unreadable = stored.flatMap(({ attempts }, index) =>
    toFindings(`journal ${index + 1}`, [
      [
        attempts.length !== journals[index]?.length,
        'an attempt that cannot be read, or that is there twice',
      ],
    ]),
  );
  const last = journals.at(-1) ?? [];
  const newest = new Map(journals.flat().map((attempt) => [attempt.key, attempt]));
  const attempts = [...newest.values()];
  return {
    attempts,
    findings: [
      ...unreadable,
      ...attempts.flatMap(checkAttempt),
      ...attempts.flatMap((one, index) =>
        attempts.slice(index + 1).flatMap((other) => checkPair(one, other)),
      ),
      ...checkPaidTwice(last),
      ...journals
        .slice(1)
        .flatMap((journal, index) => checkChanges(journals[index] ?? [], journal)),
    ],
  };
}
