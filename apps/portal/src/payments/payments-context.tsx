import {
  consultTransaction,
  findTransactionByKey,
  randomId,
  useSurroundings,
} from '@surtidor/data';
import {
  checkAddress,
  documentsInProgress,
  liveAttempts,
  type PaymentAttempt,
} from '@surtidor/domain';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { usePortal, useSession } from '../shell/portal-context.tsx';
import { askAboutAttempt } from './ask-about-attempt.ts';
import { type AttemptWatch, createAttemptWatch } from './attempt-watch.ts';
import { createJournalStore, type JournalStore, onTabChange } from './journal-store.ts';
import { loadCipher } from './load-cipher.ts';
import { noticeReturn } from './notice-return.ts';
import { openPayment, type PaymentOrder } from './payment-order.ts';
import { createPaymentSender, type PaymentOutcome } from './start-payment.ts';

interface Payments {
  readonly journal: JournalStore;
  readonly send: (order: PaymentOrder) => Promise<PaymentOutcome>;
  readonly watch: AttemptWatch;
  /** Client code of the session: whose attempts these are. */
  readonly owner: string;
}

const PaymentsContext = createContext<Payments | null>(null);

const after = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};

export interface PaymentsProviderProps {
  /** Called right before the browser leaves for the bank: the idle clock allows for the visit. */
  readonly onLeaving: () => void;
  readonly children: ReactNode;
}

/** Gives the screens below it the journal, the one way to pay, and the watch over open attempts. */
export function PaymentsProvider({ onLeaving, children }: PaymentsProviderProps) {
  const { config, readings, browser, now } = usePortal();
  const { clientCode: owner, support } = useSession();
  const surroundings = useSurroundings();
  const payments = useMemo<Payments>(() => {
    const journal = createJournalStore({ shared: browser.shared, now });
    const send = createPaymentSender({
      journal,
      open: (request) => openPayment(surroundings, request),
      loadCipher: () => loadCipher(readings.tokenMarkers),
      check: (address) => checkAddress(address, { hosts: config.allowedHosts }),
      leaveFor: browser.leaveFor,
      beforeLeaving: onLeaving,
      now,
      newKey: randomId,
    });
    const questions = {
      consult: (uuid: string) => consultTransaction(surroundings.client, uuid),
      findByKey: (key: string) => findTransactionByKey(surroundings, key),
      states: readings.paymentResults,
    };
    const ask = (attempt: PaymentAttempt) => askAboutAttempt(attempt, questions);
    const watch = createAttemptWatch({ journal, owner, ask, now, after });
    return { journal, send, watch, owner };
  }, [browser, config, readings, surroundings, owner, now, onLeaving]);

  useEffect(() => {
    const { journal } = payments;
    const stopListening = onTabChange(journal.refresh);
    const stopNoticing = noticeReturn(journal, owner);
    // Asking also unlocks documents, which a support session may not do.
    const stopWatching = support ? () => undefined : payments.watch.start();
    return () => {
      stopListening();
      stopNoticing();
      stopWatching();
    };
  }, [payments, owner, support]);

  return <PaymentsContext value={payments}>{children}</PaymentsContext>;
}

/** The way to pay of this session. */
export function usePayments(): Payments {
  const payments = useContext(PaymentsContext);
  if (payments === null) throw new Error('usePayments needs a <PaymentsProvider> above it.');
  return payments;
}

const useJournal = () => {
  const { journal } = usePayments();
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot);
};

/** This client's live attempts in this browser, oldest first. */
export function useLiveAttempts(): readonly PaymentAttempt[] {
  const { owner } = usePayments();
  const { now } = usePortal();
  const journal = useJournal();
  return useMemo(() => liveAttempts(journal, owner, now()), [journal, owner, now]);
}

/** The documents that live attempts of this browser hold, by document number. */
export function useDocumentsInProgress(): ReadonlyMap<string, PaymentAttempt> {
  const { owner } = usePayments();
  const { now } = usePortal();
  const journal = useJournal();
  return useMemo(() => documentsInProgress(journal, owner, now()), [journal, owner, now]);
}

/** What this browser knows of a transaction; null when it was made elsewhere. */
export function useAttemptOf(uuid: string | null): PaymentAttempt | null {
  const { owner } = usePayments();
  const journal = useJournal();
  return journal.find((attempt) => attempt.owner === owner && attempt.uuid === uuid) ?? null;
}
