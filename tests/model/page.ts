import type { OpenedPayment, Outcome } from '@surtidor/data';
import {
  defaultResultStates,
  failure,
  type PaymentAttempt,
  type PaymentLine,
} from '@surtidor/domain';
import { askAboutAttempt } from '../../apps/portal/src/features/payments/ask-about-attempt.ts';
import { createAttemptWatch } from '../../apps/portal/src/features/payments/attempt-watch.ts';
import { createJournalStore } from '../../apps/portal/src/features/payments/journal-store.ts';
import { noticeReturn } from '../../apps/portal/src/features/payments/notice-return.ts';
import { createPaymentSender } from '../../apps/portal/src/features/payments/start-payment.ts';
import type { BrowserEnvironment } from './browser-environment.ts';
import { bankAddress, documents } from './model-backend.ts';

/** Client code of the one company. */
export const owner = 'empresa';

/** A tab with the portal in it: the real journal, sender and watch over the model's browser. */
export interface Page {
  /** Presses 'Go to pay' on documents, each with its share of what was last seen to be owed. */
  readonly pay: (chosen: readonly string[], share: number) => void;
  /** Looks at what is owed. */
  readonly look: () => void;
  /** Hears of what another tab of the browser stored. */
  readonly sync: () => void;
  /** Presses 'ask for its state' of every attempt. */
  readonly askAgain: () => void;
  /** Is no more: crashed, closed, reloaded or gone to the bank. */
  readonly end: () => void;
  /** Whether the browser has gone to the bank from here. */
  readonly hasLeft: () => boolean;
}

const cop = (minor: number) => ({ minor, currency: 'COP' }) as const;

function lineOf(document: string, owed: number, share: number): PaymentLine {
  const paid = Math.max(1, Math.floor(owed * share));
  return {
    invoiceId: document,
    dueDate: null,
    balance: cop(owed),
    transactionAmount: cop(paid),
    documentNumber: document,
    invoiceNumber: document,
    notes: '',
    transactionType: paid === owed ? 'total' : 'parcial',
  };
}

const silence = { kind: 'failed', failure: failure('communication') } as const;
const lostAnswer: OpenedPayment = { kind: 'answer-lost', failure: failure('outcome-unknown') };
const notSent: OpenedPayment = { kind: 'not-sent', failure: failure('not-sent') };

/** Opens the portal in a browser: what happens in it stops for good when the page ends. */
export function openPage({
  backend,
  network,
  timers,
  browser,
  newKey,
  onSend,
}: BrowserEnvironment): Page {
  let alive = true;
  let left = false;
  const now = () => timers.now() + browser.clockError;
  const whileAlive = <T>(answer: Promise<T>) =>
    new Promise<T>((resolve) => {
      void answer.then((value) => alive && resolve(value));
    });
  const ask = <T>(question: () => T): Promise<Outcome<T>> => {
    const answered = () => ({ kind: 'done', value: question() }) as const;
    return whileAlive(network.send<Outcome<T>>(answered, silence, silence));
  };
  const journal = createJournalStore({ shared: browser.storage, now });
  const watch = createAttemptWatch({
    journal,
    owner,
    now,
    after: timers.after,
    ask: (attempt: PaymentAttempt) =>
      askAboutAttempt(attempt, {
        consult: (uuid) => ask(() => backend.consult(uuid)),
        findByKey: (key) => ask(() => backend.findByKey(key)),
        states: defaultResultStates,
      }),
  });
  const send = createPaymentSender({
    journal,
    now,
    newKey,
    open: ({ key, subject }) => {
      const lines = subject.kind === 'invoices' ? subject.lines : [];
      onSend(key, lines, journal.getSnapshot(), now());
      return whileAlive(network.send(() => backend.open(key, lines), lostAnswer, notSent));
    },
    loadCipher: () =>
      browser.chunkFails
        ? Promise.reject(new Error('a chunk'))
        : whileAlive(Promise.resolve(() => 'x')),
    check: (address) =>
      address === bankAddress && !browser.distrusts
        ? { kind: 'allowed', href: address }
        : { kind: 'refused', reason: 'host' },
    beforeLeaving: () => undefined,
    leaveFor: () => {
      left = true;
    },
  });
  let seen = new Map<string, number>();
  const look = () => {
    seen = new Map(documents.map((document) => [document, backend.balance(document)]));
  };
  look();
  const stopNoticing = noticeReturn(journal, owner, () => undefined);
  const stopWatching = watch.start();
  return {
    pay: (chosen, share) => {
      const lines = chosen
        .filter((document) => (seen.get(document) ?? 0) > 0)
        .map((document) => lineOf(document, seen.get(document) ?? 0, share));
      if (lines.length === 0) return;
      const amount = cop(lines.reduce((sum, line) => sum + line.transactionAmount.minor, 0));
      void send({ owner, subject: { kind: 'invoices', lines }, amount });
    },
    look,
    sync: journal.refresh,
    askAgain: () => {
      for (const { key } of journal.getSnapshot()) void watch.check(key);
    },
    end: () => {
      alive = false;
      stopNoticing();
      stopWatching();
    },
    hasLeft: () => left,
  };
}
