import { createRandomId, readPreloadedTransactions, useDataContext } from '@surtidor/data';
import {
  type DisplayedHold,
  findAttemptByUuid,
  getAttemptsInProgress,
  getHeldDocuments,
  getLastOutcomes,
  hasOutdatedHold,
  type PaymentAttempt,
  type PaymentJournal,
  toRemoteAttempt,
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
  type AttemptEngineOptions,
  createAttemptEngine,
} from './attempt-engine.ts';
import type { AttemptDependencies } from './attempt-sender.ts';
import { detectReturn } from './detect-return.ts';
import { createJournalStore, subscribeToTabChanges } from './journal-store.ts';
import { createOtherDevicesStore, type OtherDevicesStore } from './other-devices-store.ts';

interface Attempts {
  /** The dependencies for sending attempts. */
  readonly dependencies: AttemptDependencies;
  readonly otherDevices: OtherDevicesStore;
  /** Checks the status of attempts. */
  readonly engine: AttemptEngine;
  /** Called before the redirect to the bank; extends the idle timeout. */
  readonly onBeforeRedirect: () => void;
  /** Whether this page is redirecting to the bank. */
  readonly isLeaving: () => boolean;
}

const AttemptsContext = createContext<Attempts | null>(null);

type AttemptsOptions = Omit<
  AttemptEngineOptions,
  'journal' | 'otherDevices' | 'preloadedTransactions'
> &
  Pick<Attempts, 'onBeforeRedirect'> &
  Pick<AttemptDependencies, 'payer'>;

function createAttempts({ onBeforeRedirect, payer, ...options }: AttemptsOptions): Attempts {
  let isRedirecting = false;
  const { owner, portal } = options;
  const now = portal.clock;
  const journal = createJournalStore({ sharedStorage: portal.browser.sharedStorage, now });
  const preloadedTransactions = options.canSeeOtherDevices
    ? readPreloadedTransactions(options.dataContext)
    : null;
  const otherDevices = createOtherDevicesStore(
    preloadedTransactions?.map((transaction) =>
      toRemoteAttempt(transaction, owner, portal.now()),
    ) ?? null,
  );
  return {
    dependencies: { journal, owner, payer, now, createKey: createRandomId },
    otherDevices,
    engine: createAttemptEngine({ ...options, journal, otherDevices, preloadedTransactions }),
    onBeforeRedirect: () => {
      isRedirecting = true;
      onBeforeRedirect();
    },
    isLeaving: () => isRedirecting,
  };
}

/** Provides the journal of attempts and watches open ones. */
export function AttemptsProvider({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const session = useSession();
  const dataContext = useDataContext();
  const { clientCode, userId, support } = session;
  const { seePendingInvoices } = useAbilities();
  const idle = useIdleWatch();
  const { transactionList } = dataContext.backendProfile.capabilities;
  const canSeeOtherDevices = transactionList && seePendingInvoices;
  const attempts = useMemo(
    () =>
      createAttempts({
        ...{ portal, dataContext, owner: clientCode, payer: userId, support, canSeeOtherDevices },
        // A redirect to the bank extends the idle timeout.
        onBeforeRedirect: () => idle?.dispatch('leave-for-payment'),
      }),
    [portal, dataContext, clientCode, userId, support, canSeeOtherDevices, idle],
  );
  const [remountKey, setRemountKey] = useState(0);
  useEffect(() => {
    const { journal } = attempts.dependencies;
    const stopListening = subscribeToTabChanges(journal.refresh);
    const stopDetecting = detectReturn(journal, clientCode, attempts.isLeaving, () =>
      setRemountKey((previousKey) => previousKey + 1),
    );
    const stopEngine = attempts.engine.start();
    return () => {
      stopListening();
      stopDetecting();
      stopEngine();
    };
  }, [attempts, clientCode]);
  return (
    <AttemptsContext value={attempts}>
      {/* A page restored from the back/forward cache still shows the redirect: remount it. */}
      <Fragment key={remountKey}>{children}</Fragment>
    </AttemptsContext>
  );
}

/** Returns the attempts of this session, with the functions that send and check them. */
export function useAttempts(): Attempts {
  const attempts = useContext(AttemptsContext);
  if (attempts === null) throw new Error('useAttempts needs an <AttemptsProvider> above it.');
  return attempts;
}

/** The server does not have the browser's attempts. */
const emptyJournal: PaymentJournal = [];
const getServerJournal = () => emptyJournal;

/** Returns all attempts of this browser, for every client. */
export const useJournal = () => {
  const { journal } = useAttempts().dependencies;
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot, getServerJournal);
};

/** Returns this client's attempts in progress of every kind, in this browser and on other devices, oldest first. */
function useAllLiveAttempts(): ReturnType<typeof getAttemptsInProgress> {
  const { dependencies, otherDevices } = useAttempts();
  const { owner } = dependencies;
  // The server renders the same attempts, so this is not the clock of the browser.
  const { now } = usePortal();
  const journal = useJournal();
  const remoteAttempts = useSyncExternalStore(
    otherDevices.subscribe,
    otherDevices.getSnapshot,
    otherDevices.getSnapshot,
  );
  return useMemo(
    () => getAttemptsInProgress(journal, remoteAttempts, owner, now()),
    [journal, remoteAttempts, owner, now],
  );
}

const noHolds: readonly never[] = [];

/**
 * Calls `onEnd` when an attempt in progress ends, here or on another device, because its documents
 * change. Also calls it once if `displayedHolds` was fetched while an ended attempt still held a
 * document.
 * @param displayedHolds The documents on screen; empty until loaded.
 */
export function useWhenAttemptsEnd(
  onEnd: () => void,
  displayedHolds: readonly DisplayedHold[] = noHolds,
): void {
  const { otherDevices } = useAttempts();
  const liveAttempts = useAllLiveAttempts();
  const hasResponded = useSyncExternalStore(
    otherDevices.subscribe,
    otherDevices.hasResponded,
    otherDevices.hasResponded,
  );
  const previousAttempts = useRef(liveAttempts);
  const isChecked = useRef(false);
  useEffect(() => {
    const hasEnded = previousAttempts.current.some(({ key }) =>
      liveAttempts.every((attempt) => attempt.key !== key),
    );
    previousAttempts.current = liveAttempts;
    const isFirstCheck = hasResponded && displayedHolds.length > 0 && !isChecked.current;
    isChecked.current ||= isFirstCheck;
    if (
      hasEnded ||
      (isFirstCheck && hasOutdatedHold(displayedHolds, getHeldDocuments(liveAttempts)))
    )
      onEnd();
  }, [liveAttempts, onEnd, hasResponded, displayedHolds]);
}

/** Returns the rows of 'Pagos en proceso': this client's payments in progress, in this browser and on other devices. */
export function useLiveAttempts(): ReturnType<typeof getAttemptsInProgress> {
  const attempts = useAllLiveAttempts();
  return useMemo(
    () => attempts.filter(({ kind, phase }) => kind !== 'compensation' && phase !== 'abandoned'),
    [attempts],
  );
}

/** Returns the payments in progress by the number of each document that they hold. */
export function useDocumentsInProgress(): ReadonlyMap<string, PaymentAttempt> {
  const attempts = useAllLiveAttempts();
  return useMemo(() => getHeldDocuments(attempts), [attempts]);
}

/** Returns the newest attempts of this browser that were rejected or approved, by the number of each document. */
export function useLastOutcomes(): ReadonlyMap<string, PaymentAttempt> {
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  return useMemo(() => getLastOutcomes(journal, owner), [journal, owner]);
}

/** Returns the journal entry of a transaction, or null if it was made on another device. */
export function useAttemptByUuid(uuid: string | null): PaymentAttempt | null {
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  return findAttemptByUuid(journal, owner, uuid);
}
