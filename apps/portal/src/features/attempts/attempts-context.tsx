import { randomId, useDataContext } from '@surtidor/data';
import {
  type DisplayedHold,
  getAttemptsInProgress,
  getHeldDocuments,
  hasOutdatedHold,
  type PaymentAttempt,
  type PaymentJournal,
} from '@surtidor/domain';
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAbilities, usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useIdleWatch } from '../../platform/idle/idle-watch.ts';
import {
  type AttemptEngine,
  type AttemptEngineParts,
  createAttemptEngine,
} from './attempt-engine.ts';
import type { AttemptDependencies } from './attempt-sender.ts';
import { detectReturn } from './detect-return.ts';
import { createJournalStore, onTabChange } from './journal-store.ts';
import { createOtherDevicesStore, type OtherDevicesStore } from './other-devices-store.ts';

interface Attempts {
  /** The dependencies of sending. */
  readonly dependencies: AttemptDependencies;
  readonly otherDevices: OtherDevicesStore;
  /** Asks how attempts stand. */
  readonly engine: AttemptEngine;
  /** Called before the browser goes to the bank, so that the idle clock allows for the visit. */
  readonly onBeforeRedirect: () => void;
  /** Whether this page sent the browser to the bank. */
  readonly isLeaving: () => boolean;
}

const AttemptsContext = createContext<Attempts | null>(null);

type Parts = Omit<AttemptEngineParts, 'journal' | 'otherDevices'> &
  Pick<Attempts, 'onBeforeRedirect'>;

function createAttempts({ onBeforeRedirect, ...parts }: Parts): Attempts {
  let leaving = false;
  const { owner, portal } = parts;
  const { clock: now } = portal;
  const journal = createJournalStore({ shared: portal.browser.shared, now });
  const otherDevices = createOtherDevicesStore();
  return {
    dependencies: { journal, owner, now, newKey: randomId },
    otherDevices,
    engine: createAttemptEngine({ ...parts, journal, otherDevices }),
    onBeforeRedirect: () => {
      leaving = true;
      onBeforeRedirect();
    },
    isLeaving: () => leaving,
  };
}

/** Provides the journal of attempts and follows open ones. */
export function AttemptsProvider({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const session = useSession();
  const dataContext = useDataContext();
  const { clientCode: owner, support } = session;
  const { seePendingInvoices } = useAbilities();
  const idle = useIdleWatch();
  const { transactionList } = dataContext.backendProfile.capabilities;
  const seesOtherDevices = transactionList && seePendingInvoices;
  const attempts = useMemo(
    () =>
      createAttempts({
        ...{ portal, dataContext, owner, support, seesOtherDevices },
        // Going to the bank extends the idle clock.
        onBeforeRedirect: () => idle?.dispatch('leave-for-payment'),
      }),
    [portal, dataContext, owner, support, seesOtherDevices, idle],
  );
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const { journal } = attempts.dependencies;
    const stopListening = onTabChange(journal.refresh);
    const stopDetecting = detectReturn(journal, owner, attempts.isLeaving, () =>
      setVisit((last) => last + 1),
    );
    const stopEngine = attempts.engine.start();
    return () => {
      stopListening();
      stopDetecting();
      stopEngine();
    };
  }, [attempts, owner]);
  return (
    <AttemptsContext value={attempts}>
      {/* A page restored from the back/forward cache still shows the redirect: remount it. */}
      <Fragment key={visit}>{children}</Fragment>
    </AttemptsContext>
  );
}

/** The attempts of this session: sending and checking. */
export function useAttempts(): Attempts {
  const attempts = useContext(AttemptsContext);
  if (attempts === null) throw new Error('useAttempts needs an <AttemptsProvider> above it.');
  return attempts;
}

/** The server has no attempts of the browser. */
const emptyJournal: PaymentJournal = [];
const getServerJournal = () => emptyJournal;

/** All attempts of this browser, of every client. */
export const useJournal = () => {
  const { journal } = useAttempts().dependencies;
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot, getServerJournal);
};

/** This client's attempts in progress of every kind, on this browser and other devices, oldest first. */
function useEveryLiveAttempt(): ReturnType<typeof getAttemptsInProgress> {
  const { dependencies, otherDevices } = useAttempts();
  const { owner, now } = dependencies;
  const journal = useJournal();
  const others = useSyncExternalStore(
    otherDevices.subscribe,
    otherDevices.getSnapshot,
    otherDevices.getSnapshot,
  );
  return useMemo(
    () => getAttemptsInProgress(journal, others, owner, now()),
    [journal, others, owner, now],
  );
}

const none: readonly never[] = [];

/**
 * Calls back when an attempt in progress has ended, here or on another device, since its documents have
 * changed. Also once if `shown` was fetched while an ended attempt still held a document.
 * @param shown The documents on screen; empty until loaded.
 */
export function useWhenAttemptsEnd(
  onEnd: () => void,
  shown: readonly DisplayedHold[] = none,
): void {
  const { otherDevices } = useAttempts();
  const live = useEveryLiveAttempt();
  const isAnswered = useSyncExternalStore(
    otherDevices.subscribe,
    otherDevices.isAnswered,
    otherDevices.isAnswered,
  );
  const previous = useRef(live);
  const isChecked = useRef(false);
  useEffect(() => {
    const ended = previous.current.some(({ key }) => live.every((one) => one.key !== key));
    previous.current = live;
    const isFirst = isAnswered && shown.length > 0 && !isChecked.current;
    isChecked.current ||= isFirst;
    if (ended || (isFirst && hasOutdatedHold(shown, getHeldDocuments(live)))) onEnd();
  }, [live, onEnd, isAnswered, shown]);
}

/** 'Pagos en proceso': this client's payments in progress, on this browser and other devices. */
export function useLiveAttempts(): ReturnType<typeof getAttemptsInProgress> {
  const attempts = useEveryLiveAttempt();
  return useMemo(
    () => attempts.filter(({ kind, phase }) => kind !== 'compensation' && phase !== 'abandoned'),
    [attempts],
  );
}

/** The documents held by payments in progress, by document number. */
export function useDocumentsInProgress(): ReadonlyMap<string, PaymentAttempt> {
  const attempts = useEveryLiveAttempt();
  return useMemo(() => getHeldDocuments(attempts), [attempts]);
}

/** The journal entry of a transaction; null if it was made on another device. */
export function useAttemptOf(uuid: string | null): PaymentAttempt | null {
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  return journal.find((attempt) => attempt.owner === owner && attempt.uuid === uuid) ?? null;
}
