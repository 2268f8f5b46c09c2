import { useDataContext } from '@surtidor/data';
import {
  abilitiesOf,
  attemptsInProgress,
  documentsHeldBy,
  failure,
  liveAttempts,
  type PaymentAttempt,
} from '@surtidor/domain';
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { loadChunk } from '../../platform/loading/chunk-failure.ts';
import { createElsewhereStore, type ElsewhereStore } from './elsewhere-store.ts';
import { createJournalStore, type JournalStore, onTabChange } from './journal-store.ts';
import { noticeReturn } from './notice-return.ts';
import type { PaymentEngine, PaymentEngineParts } from './payment-engine.ts';
import type { PaymentOrder } from './payment-order.ts';
import type { PaymentOutcome } from './start-payment.ts';

interface Payments {
  readonly journal: JournalStore;
  readonly elsewhere: ElsewhereStore;
  /** Client code of the session: whose attempts these are. */
  readonly owner: string;
  /**
   * What pays and asks, fetched once. Rejects when it cannot be fetched, and may then be asked for
   * again.
   */
  readonly engine: () => Promise<PaymentEngine>;
  /** Pays; without the engine nothing is sent. */
  readonly send: (order: PaymentOrder) => Promise<PaymentOutcome>;
}

const PaymentsContext = createContext<Payments | null>(null);

const fetchEngine = () => loadChunk(() => import('./payment-engine.ts'));

const notSent: PaymentOutcome = { kind: 'not-sent', failure: failure('not-sent') };

function createPayments(parts: Omit<PaymentEngineParts, 'journal' | 'elsewhere'>): Payments {
  const { owner, portal } = parts;
  const journal = createJournalStore({ shared: portal.browser.shared, now: portal.now });
  const elsewhere = createElsewhereStore();
  let fetched: Promise<PaymentEngine> | null = null;
  const engine = () => {
    fetched ??= fetchEngine().then(
      ({ createPaymentEngine }) => createPaymentEngine({ ...parts, journal, elsewhere }),
      (error) => {
        fetched = null;
        throw error;
      },
    );
    return fetched;
  };
  const send = (order: PaymentOrder) =>
    engine().then(
      (ready) => ready.send(order),
      () => notSent,
    );
  return { journal, elsewhere, owner, engine, send };
}

/** Starts the engine: at once while an attempt of this browser is open, else when nothing waits. */
function startEngine({ journal, owner, engine }: Payments, now: number): () => void {
  let left = false;
  let stop = () => {};
  const start = () => {
    engine().then(
      (ready) => {
        if (!left) stop = ready.start();
      },
      // Paying and the result page fetch it again, and say so when it fails there.
      () => undefined,
    );
  };
  const live = liveAttempts(journal.getSnapshot(), owner, now).length > 0;
  const cancel = live ? start() : afterFirstPaint(start);
  return () => {
    left = true;
    cancel?.();
    stop();
  };
}

export interface PaymentsProviderProps {
  /** Called right before the browser leaves for the bank: the idle clock allows for the visit. */
  readonly onLeaving: () => void;
  readonly children: ReactNode;
}

/** Gives the screens below it the journal, the one way to pay, and the watch over open attempts. */
export function PaymentsProvider({ onLeaving, children }: PaymentsProviderProps) {
  const portal = usePortal();
  const session = useSession();
  const dataContext = useDataContext();
  const { clientCode: owner, support } = session;
  const seesElsewhere = abilitiesOf(session, useVariant(), portal.readings).seePendingInvoices;
  const payments = useMemo(
    () => createPayments({ portal, dataContext, owner, support, seesElsewhere, onLeaving }),
    [portal, dataContext, owner, support, seesElsewhere, onLeaving],
  );
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const { journal } = payments;
    const stopListening = onTabChange(journal.refresh);
    const stopNoticing = noticeReturn(journal, owner, () => setVisit((last) => last + 1));
    const stopEngine = startEngine(payments, portal.now());
    return () => {
      stopListening();
      stopNoticing();
      stopEngine();
    };
  }, [payments, owner, portal]);
  return (
    <PaymentsContext value={payments}>
      {/* A page restored from before the bank still shows the way there: it is drawn anew. */}
      <Fragment key={visit}>{children}</Fragment>
    </PaymentsContext>
  );
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

/** This client's live attempts, of this browser and elsewhere, each once, oldest first. */
export function useLiveAttempts(): ReturnType<typeof attemptsInProgress> {
  const { owner, elsewhere } = usePayments();
  const { now } = usePortal();
  const journal = useJournal();
  const others = useSyncExternalStore(elsewhere.subscribe, elsewhere.getSnapshot);
  return useMemo(
    () => attemptsInProgress(journal, others, owner, now()),
    [journal, others, owner, now],
  );
}

/** The documents that live attempts hold, by document number. */
export function useDocumentsInProgress(): ReadonlyMap<string, PaymentAttempt> {
  const attempts = useLiveAttempts();
  return useMemo(() => documentsHeldBy(attempts), [attempts]);
}

/** What this browser knows of a transaction; null when it was made elsewhere. */
export function useAttemptOf(uuid: string | null): PaymentAttempt | null {
  const { owner } = usePayments();
  const journal = useJournal();
  return journal.find((attempt) => attempt.owner === owner && attempt.uuid === uuid) ?? null;
}
