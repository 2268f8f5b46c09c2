import type { OpenedPayment, PaymentConflict } from '@surtidor/data';
import {
  type AttemptLine,
  beginAttempt,
  documentsInProgress,
  type Failure,
  failure,
  handOffAddress,
  type PaymentSession,
  type RedirectCheck,
} from '@surtidor/domain';
import type { JournalStore } from './journal-store.ts';
import type { OpeningRequest, PaymentOrder } from './payment-order.ts';

/** Turns a session's token into what travels in the provider's address (spec 4). */
export type TokenCipher = (session: Pick<PaymentSession, 'token' | 'phrase'>) => string;

/** What sending a payment stands on; the browser's parts come from outside. */
export interface PaymentPorts {
  readonly journal: JournalStore;
  /** Sends the request once; never retried. */
  readonly open: (request: OpeningRequest) => Promise<OpenedPayment>;
  /** Loads the cipher, which only a payment needs. */
  readonly loadCipher: () => Promise<TokenCipher>;
  readonly check: RedirectCheck<string>;
  readonly leaveFor: (href: string) => void;
  /** Lets the idle clock allow for the visit to the bank (settled reading 20). */
  readonly beforeLeaving: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A fresh idempotency key. */
  readonly newKey: () => string;
}

/**
 * How sending a payment ended.
 * - leaving: the browser is on its way to the provider
 * - in-progress: another attempt of this browser holds a document; nothing was sent
 * - refused: the backend said no, nothing was charged
 * - not-sent: nothing left the browser; it may be sent again
 * - verifying: the answer was lost; the attempt is looked for by its key, never sent again
 * - bad-address: the provider's address is not one the browser may go to
 * - unauthorized: the session is over, nothing was opened
 */
export type PaymentOutcome =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'in-progress'; readonly since: number }
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      readonly conflicts: readonly PaymentConflict[];
    }
  | { readonly kind: 'not-sent'; readonly failure: Failure }
  | { readonly kind: 'verifying'; readonly key: string }
  | { readonly kind: 'bad-address'; readonly failure: Failure };

const withoutTransaction: ReadonlySet<PaymentOutcome['kind']> = new Set([
  'unauthorized',
  'in-progress',
  'refused',
  'not-sent',
]);

/** Whether nothing was opened, so that what was prepared may be sent again. */
export const openedNothing = ({ kind }: PaymentOutcome): boolean => withoutTransaction.has(kind);

/** The invoices an order pays, as the journal keeps them; none for an amount to a segment. */
const attemptLines = ({ subject }: PaymentOrder): readonly AttemptLine[] =>
  subject.kind === 'invoices'
    ? subject.lines.map((line) => ({
        invoiceId: line.invoiceId,
        documentNumber: line.documentNumber,
        amount: line.transactionAmount,
      }))
    : [];

/** The oldest live attempt of this browser that holds one of the order's documents. */
function holder(ports: PaymentPorts, order: PaymentOrder): number | null {
  ports.journal.refresh();
  const held = documentsInProgress(ports.journal.getSnapshot(), order.owner, ports.now());
  const times = attemptLines(order).flatMap(
    ({ documentNumber }) => held.get(documentNumber)?.createdAt ?? [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Leaves with the opened session, or says why the browser stays. */
function handOff(
  ports: PaymentPorts,
  key: string,
  cipher: TokenCipher,
  session: PaymentSession,
): PaymentOutcome {
  const address = handOffAddress(session, cipher(session), ports.check);
  if (address.kind === 'refused') {
    // The transaction is open and nobody is at the bank: the backend is asked how it ends.
    ports.journal.advance(key, { kind: 'returned' });
    return { kind: 'bad-address', failure: failure('address-not-allowed') };
  }
  ports.beforeLeaving();
  ports.leaveFor(address.href);
  return { kind: 'leaving' };
}

/** Writes down what became of the request, and does what follows from it. */
function conclude(
  ports: PaymentPorts,
  { key, patience }: { key: string; patience: AbortSignal | undefined },
  cipher: TokenCipher,
  opened: OpenedPayment,
): PaymentOutcome {
  const { journal } = ports;
  switch (opened.kind) {
    case 'opened':
      journal.advance(key, { kind: 'session-opened', uuid: opened.session.uuid });
      if (!patience?.aborted) return handOff(ports, key, cipher, opened.session);
      journal.advance(key, { kind: 'returned' });
      return { kind: 'verifying', key };
    case 'answer-lost':
      journal.advance(key, { kind: 'answer-lost' });
      return { kind: 'verifying', key };
    case 'not-sent':
      journal.advance(key, { kind: 'not-sent' });
      return opened;
    case 'refused':
    case 'unauthorized':
      journal.advance(key, { kind: 'refused' });
      return opened;
  }
}

async function send(ports: PaymentPorts, order: PaymentOrder): Promise<PaymentOutcome> {
  const since = holder(ports, order);
  if (since !== null) return { kind: 'in-progress', since };
  const key = ports.newKey();
  const { owner, subject, amount } = order;
  const attempt = { key, owner, kind: subject.kind, lines: attemptLines(order), amount };
  ports.journal.record(beginAttempt(attempt, ports.now()));
  // The cipher first: a file that does not load must stop the payment before anything leaves.
  const cipher = await ports.loadCipher().catch(() => null);
  if (cipher === null) {
    ports.journal.advance(key, { kind: 'not-sent' });
    return { kind: 'not-sent', failure: failure('not-sent') };
  }
  ports.journal.advance(key, { kind: 'send' });
  const opened = await ports.open({ key, subject, amount });
  return conclude(ports, { key, patience: order.patience }, cipher, opened);
}

/**
 * Makes the one function that pays: journal first, then the request, then the provider
 * (architecture, "Money moves safely"). While one payment is under way every further call gets
 * that payment's outcome: a double click pays once.
 */
export function createPaymentSender(
  ports: PaymentPorts,
): (order: PaymentOrder) => Promise<PaymentOutcome> {
  let underWay: Promise<PaymentOutcome> | null = null;
  return (order) => {
    underWay ??= send(ports, order).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
