import type { CompensationRequest, PaymentConflict, SentCompensation } from '@surtidor/data';
import {
  type AttemptLine,
  assertNever,
  beginAttempt,
  type CompensationSelection,
  compensationLines,
  compensationTotals,
  documentsInProgress,
  type Failure,
} from '@surtidor/domain';
import type { JournalStore } from '../../../features/payments/journal-store.ts';

/** What sending a compensation stands on; the browser's parts come from outside. */
export interface CompensationPorts {
  readonly journal: JournalStore;
  /** Client code of whoever sends. */
  readonly owner: string;
  /** Sends the request once; never retried. */
  readonly send: (request: CompensationRequest) => Promise<SentCompensation>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A fresh idempotency key. */
  readonly newKey: () => string;
}

/**
 * How sending a compensation ended.
 * - sent: the backend took it in
 * - in-progress: another attempt of this browser holds a document; nothing was sent
 * - refused: the backend said no, nothing was compensated
 * - not-sent: nothing left the browser; it may be sent again
 * - verifying: the answer was lost; it is looked for by its key, never sent again blindly
 * - unauthorized: the session is over, nothing was compensated
 */
export type CompensationOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'in-progress'; readonly since: number }
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      readonly conflicts: readonly PaymentConflict[];
    }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'verifying' }
  | { readonly kind: 'unauthorized' };

/** A compensation on its way. */
export interface SendingCompensation {
  /** By which it is found again; null when nothing was to be sent. */
  readonly key: string | null;
  readonly outcome: Promise<CompensationOutcome>;
}

/** The documents as the journal keeps them: their sizes, whichever side they are on. */
const attemptLines = ({ payments, invoices }: CompensationSelection): readonly AttemptLine[] =>
  [...payments, ...invoices].map(({ id, documentNumber, balance }) => ({
    invoiceId: id,
    documentNumber,
    amount: { ...balance, minor: Math.abs(balance.minor) },
  }));

/** Since when a live attempt of this browser holds one of the documents; null when none does. */
function heldSince(
  { journal, owner, now }: CompensationPorts,
  selection: CompensationSelection,
): number | null {
  journal.refresh();
  const held = documentsInProgress(journal.getSnapshot(), owner, now());
  const times = attemptLines(selection).flatMap(
    ({ documentNumber }) => held.get(documentNumber)?.createdAt ?? [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Writes down what became of the request. */
function conclude(
  { journal }: CompensationPorts,
  key: string,
  sent: SentCompensation,
): CompensationOutcome {
  switch (sent.kind) {
    case 'accepted':
      journal.advance(key, { kind: 'answered', result: 'approved', uuid: sent.transactionId });
      return { kind: 'sent' };
    case 'refused':
    case 'unauthorized':
      journal.advance(key, { kind: 'refused' });
      return sent;
    case 'not-sent':
      journal.advance(key, { kind: 'not-sent' });
      return { kind: 'not-sent' };
    case 'answer-lost':
      journal.advance(key, { kind: 'answer-lost' });
      return { kind: 'verifying' };
    default:
      return assertNever(sent);
  }
}

function begin(ports: CompensationPorts, selection: CompensationSelection): SendingCompensation {
  const since = heldSince(ports, selection);
  if (since !== null) {
    return { key: null, outcome: Promise.resolve({ kind: 'in-progress', since }) };
  }
  const { journal, owner, now } = ports;
  const key = ports.newKey();
  const lines = attemptLines(selection);
  const { invoices: amount } = compensationTotals(selection, lines[0]?.amount.currency ?? 'COP');
  journal.record(beginAttempt({ key, owner, kind: 'compensation', lines, amount }, now()));
  journal.advance(key, { kind: 'send' });
  const outcome = ports
    .send({ key, lines: compensationLines(selection) })
    .then((sent) => conclude(ports, key, sent));
  return { key, outcome };
}

/**
 * Makes the one function that sends compensations: the journal first, then the request, once
 * (architecture, "Money moves safely"). While one is under way every further call gets that one: a
 * double click makes one compensation.
 */
export function createCompensationSender(
  ports: CompensationPorts,
): (selection: CompensationSelection) => SendingCompensation {
  let underWay: SendingCompensation | null = null;
  return (selection) => {
    if (underWay) return underWay;
    const sending = begin(ports, selection);
    underWay = sending;
    void sending.outcome.finally(() => {
      underWay = null;
    });
    return sending;
  };
}
