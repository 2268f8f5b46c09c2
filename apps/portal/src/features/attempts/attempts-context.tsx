import { createRandomId, useDataContext } from '@surtidor/data';
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
  type AttemptEngineOptions,
  createAttemptEngine,
} from './attempt-engine.ts';
import type { AttemptDependencies } from './attempt-sender.ts';
import { detectReturn } from './detect-return.ts';
import { createJournalStore, subscribeToTabChanges } from './journal-store.ts';
import { createOtherDevicesStore, type OtherDevicesStore } from './other-devices-store.ts';

interface Attempts {
  /** The dependencies of sending. */
  readonly dependencies: AttemptDependencies;
  readonly otherDevices: OtherDevicesStore;
  /** Checks the status of attempts. */
  readonly engine: AttemptEngine;
  /** Called before the redirect to the bank; extends the idle timeout. */
  readonly onBeforeRedirect: () => void;
  /** Whether this page redirects to the bank. */
  readonly isLeaving: () => boolean;
}

const AttemptsContext = createContext<Attempts | null>(null);

type AttemptsOptions = Omit<AttemptEngineOptions, 'journal' | 'otherDevices'> &
  Pick<Attempts, 'onBeforeRedirect'>;

function createAttempts({ onBeforeRedirect, ...parts }: AttemptsOptions): Attempts {
  let isRedirecting = false;
  const { owner, portal } = parts;
  const { clock: now } = portal;
  const journal = createJournalStore({ shared: portal.browser.shared, now });
  const otherDevices = createOtherDevicesStore();
  return {
    dependencies: { journal, owner, now, createKey: createRandomId },
    otherDevices,
    engine: createAttemptEngine({ ...parts, journal, otherDevices }),
    onBeforeRedirect: () => {
      isRedirecting = true;
      onBeforeRedirect();
    },
    isLeaving: () => isRedirecting,
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
  const canSeeOtherDevices = transactionList && seePendingInvoices;
  const attempts = useMemo(
    () =>
      createAttempts({
        ...{ portal, dataContext, owner, support, canSeeOtherDevices },
        // A redirect to the bank extends the idle timeout.
        onBeforeRedirect: () => idle?.dispatch('leave-for-payment'),
      }),
    [portal, dataContext, owner, support, canSeeOtherDevices, idle],
  );
  const [remountKey, setRemountKey] = useState(0);
  useEffect(() => {
    const { journal } = attempts.dependencies;
    const stopListening = subscribeToTabChanges(journal.refresh);
    const stopDetecting = detectReturn(journal, owner, attempts.isLeaving, () =>
      setRemountKey((previousKey) => previousKey + 1),
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
      <Fragment key={remountKey}>{children}</Fragment>
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
function useAllLiveAttempts(): ReturnType<typeof getAttemptsInProgress> {
  const { dependencies, otherDevices } = useAttempts();
  const { owner, now } = dependencies;
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
  const previous = useRef(liveAttempts);
  const isChecked = useRef(false);
  useEffect(() => {
    const hasEnded = previous.current.some(({ key }) =>
      liveAttempts.every((attempt) => attempt.key !== key),
    );
    previous.current = liveAttempts;
    const isFirstCheck = hasResponded && displayedHolds.length > 0 && !isChecked.current;
    isChecked.current ||= isFirstCheck;
    if (
      hasEnded ||
      (isFirstCheck && hasOutdatedHold(displayedHolds, getHeldDocuments(liveAttempts)))
    )
      onEnd();
  }, [liveAttempts, onEnd, hasResponded, displayedHolds]);
}

/** 'Pagos en proceso': this client's payments in progress, on this browser and other devices. */
export function useLiveAttempts(): ReturnType<typeof getAttemptsInProgress> {
  const attempts = useAllLiveAttempts();
  return useMemo(
    () => attempts.filter(({ kind, phase }) => kind !== 'compensation' && phase !== 'abandoned'),
    [attempts],
  );
}

/** The documents held by payments in progress, by document number. */
export function useDocumentsInProgress(): ReadonlyMap<string, PaymentAttempt> {
  const attempts = useAllLiveAttempts();
  return useMemo(() => getHeldDocuments(attempts), [attempts]);
}

/** The journal entry of a transaction; null if it was made on another device. */
export function useAttemptByUuid(uuid: string | null): PaymentAttempt | null {
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  return journal.find((attempt) => attempt.owner === owner && attempt.uuid === uuid) ?? null;
}
