import {
  type DisplayedHold,
  findAttemptByUuid,
  getAttemptsInProgress,
  getHeldDocuments,
  getLastOutcomes,
  hasOutdatedHold,
  type PaymentAttempt,
} from '@surtidor/domain/payments';
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
import { type Attempts, type AttemptsOptions, createAttempts } from './attempts.ts';
import { emptyJournal } from './journal-store.ts';

const AttemptsContext = createContext<Attempts | null>(null);

export interface AttemptsProviderProps {
  /** The session, backend and page: one object for as long as the session lasts. */
  readonly options: AttemptsOptions;
  readonly children: ReactNode;
}

/** Provides the attempts of a session and watches open ones. */
export function AttemptsProvider({ options, children }: AttemptsProviderProps) {
  const attempts = useMemo(() => createAttempts(options), [options]);
  const [remountKey, setRemountKey] = useState(0);
  useEffect(
    () => attempts.start(() => setRemountKey((previousKey) => previousKey + 1)),
    [attempts],
  );
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
const getServerJournal = () => emptyJournal;

/** Returns all attempts of this browser, for every client. */
export const useJournal = () => {
  const { journal } = useAttempts().dependencies;
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot, getServerJournal);
};

/** Returns this client's attempts in progress of every kind, in this browser and on other devices, oldest first. */
function useAllLiveAttempts(): ReturnType<typeof getAttemptsInProgress> {
  const { dependencies, otherDevices, ports } = useAttempts();
  const { owner } = dependencies;
  // The server renders the same attempts, so this is not the clock of the browser.
  const { now } = ports;
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

/** The attempts that concern the invoices of a screen, by the number of each document. */
export interface InvoiceAttempts {
  /** The attempts in progress, in this browser and on other devices. */
  readonly inProgress: ReadonlyMap<string, PaymentAttempt>;
  /** The newest attempts of this browser that were rejected or approved. */
  readonly lastOutcomes: ReadonlyMap<string, PaymentAttempt>;
}

/**
 * Returns the attempts of a screen that shows invoices.
 * @param invoices The invoices on screen; undefined until loaded.
 * @param onEnd Refetches them; called when an attempt ends, because its invoices change (`useWhenAttemptsEnd`).
 */
export function useInvoiceAttempts(
  invoices: readonly DisplayedHold[] | undefined,
  onEnd: () => void,
): InvoiceAttempts {
  const inProgress = useDocumentsInProgress();
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  useWhenAttemptsEnd(onEnd, invoices);
  return useMemo(
    () => ({ inProgress, lastOutcomes: getLastOutcomes(journal, owner) }),
    [inProgress, journal, owner],
  );
}

/** Returns the journal entry of a transaction, or null if it was made on another device. */
export function useAttemptByUuid(uuid: string | null): PaymentAttempt | null {
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  return findAttemptByUuid(journal, owner, uuid);
}
