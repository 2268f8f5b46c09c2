import {
  consultTransaction,
  type DataContext,
  findLiveTransactions,
  findTransactionByKey,
  randomId,
} from '@surtidor/data';
import { type AttemptEvent, checkAddress, type PaymentAttempt } from '@surtidor/domain';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { askAboutAttempt } from './ask-about-attempt.ts';
import { createAttemptWatch } from './attempt-watch.ts';
import type { ElsewhereStore } from './elsewhere-store.ts';
import { createElsewhereWatch } from './elsewhere-watch.ts';
import type { JournalStore } from './journal-store.ts';
import { loadCipher } from './load-cipher.ts';
import { openPayment, type PaymentOrder } from './payment-order.ts';
import { createPaymentSender, type PaymentOutcome } from './start-payment.ts';

/** What paying and looking after payments stand on. */
export interface PaymentEngineParts {
  readonly portal: Portal;
  readonly dataContext: DataContext;
  readonly journal: JournalStore;
  readonly elsewhere: ElsewhereStore;
  /** Client code of the session. */
  readonly owner: string;
  /** Support looks and never asks for an outcome: asking also unlocks documents. */
  readonly support: boolean;
  /** Whether the session may see what colleagues pay. */
  readonly seesElsewhere: boolean;
  /** Called right before the browser leaves for the bank. */
  readonly onLeaving: () => void;
}

/** Everything about payments that a first paint does without. */
export interface PaymentEngine {
  readonly send: (order: PaymentOrder) => Promise<PaymentOutcome>;
  /** Asks about one attempt of the journal at once. */
  readonly check: (key: string) => Promise<void>;
  /** Asks which attempts are live elsewhere. */
  readonly look: () => Promise<void>;
  /** Looks after open attempts by itself; the answer ends it. */
  readonly start: () => () => void;
}

const after = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};

const isHidden = () => document.visibilityState === 'hidden';

const senderOf = ({ portal, dataContext, journal, onLeaving }: PaymentEngineParts) =>
  createPaymentSender({
    journal,
    open: (request) => openPayment(dataContext, request),
    loadCipher: () => loadCipher(portal.readings.tokenEscapes),
    check: (address) => checkAddress(address, { hosts: portal.config.allowedHosts }),
    leaveFor: portal.browser.leaveFor,
    beforeLeaving: onLeaving,
    now: portal.now,
    newKey: randomId,
  });

function ownWatchOf({ portal, dataContext, journal, owner }: PaymentEngineParts) {
  const questions = {
    consult: (uuid: string) => consultTransaction(dataContext.client, uuid),
    findByKey: (key: string) => findTransactionByKey(dataContext, key),
    states: portal.readings.paymentResults,
  };
  const ask = async (attempt: PaymentAttempt): Promise<AttemptEvent> =>
    // A compensation is no transaction: not found among them, it would be taken for not sent.
    attempt.kind === 'compensation'
      ? { kind: 'check-failed' }
      : askAboutAttempt(attempt, questions);
  return createAttemptWatch({ journal, owner, ask, now: portal.now, after });
}

const elsewhereWatchOf = (parts: PaymentEngineParts) =>
  createElsewhereWatch({
    store: parts.elsewhere,
    owner: parts.owner,
    find: () => findLiveTransactions(parts.dataContext),
    close: async (uuid) => {
      if (!parts.support) await consultTransaction(parts.dataContext.client, uuid);
    },
    now: parts.portal.now,
    after,
    isHidden,
  });

/** Puts the way to pay, the watch over this browser's attempts and the list of others together. */
export function createPaymentEngine(parts: PaymentEngineParts): PaymentEngine {
  const own = ownWatchOf(parts);
  const others = elsewhereWatchOf(parts);
  const look = async () => {
    if (parts.seesElsewhere) await others.look();
  };
  return {
    send: senderOf(parts),
    check: own.check,
    look,
    start: () => {
      const stopOwn = parts.support ? () => undefined : own.start();
      const stopOthers = parts.seesElsewhere ? others.start() : () => undefined;
      const onShown = () => {
        if (!isHidden()) void look();
      };
      document.addEventListener('visibilitychange', onShown);
      return () => {
        document.removeEventListener('visibilitychange', onShown);
        stopOwn();
        stopOthers();
      };
    },
  };
}
