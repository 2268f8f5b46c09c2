import { randomId, useDataContext } from '@surtidor/data';
import {
  abilitiesOf,
  attemptsInProgress,
  type DisplayedHold,
  documentsHeldBy,
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
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
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
  /** What sending an attempt of any kind stands on. */
  readonly dependencies: AttemptDependencies;
  readonly otherDevices: OtherDevicesStore;
  /** Asks how attempts stand. */
  readonly engine: AttemptEngine;
  /** Called right before the browser leaves for the bank: the idle clock allows for the visit. */
  readonly beforeLeaving: () => void;
  /** Whether the browser was sent to the bank from this page. */
  readonly isLeaving: () => boolean;
}

const AttemptsContext = createContext<Attempts | null>(null);

type Parts = Omit<AttemptEngineParts, 'journal' | 'otherDevices'> & Pick<Attempts, 'beforeLeaving'>;

function createAttempts({ beforeLeaving, ...parts }: Parts): Attempts {
  let leaving = false;
  const { owner, portal } = parts;
  const { clock: now } = portal;
  const journal = createJournalStore({ shared: portal.browser.shared, now });
  const otherDevices = createOtherDevicesStore();
  return {
    dependencies: { journal, owner, now, newKey: randomId },
    otherDevices,
    engine: createAttemptEngine({ ...parts, journal, otherDevices }),
    beforeLeaving: () => {
      leaving = true;
      beforeLeaving();
    },
    isLeaving: () => leaving,
  };
}

export interface AttemptsProviderProps {
  /** Called right before the browser leaves for the bank. Stays the same function. */
  readonly onLeaving: () => void;
  readonly children: ReactNode;
}

/** Gives the screens below it the journal of attempts, and the watch over the open ones. */
export function AttemptsProvider({ onLeaving, children }: AttemptsProviderProps) {
  const portal = usePortal();
  const session = useSession();
  const dataContext = useDataContext();
  const { clientCode: owner, support } = session;
  const abilities = abilitiesOf(session, useVariant(), portal.deploymentOptions);
  const { transactionList } = dataContext.backendProfile.capabilities;
  const seesOtherDevices = transactionList && abilities.seePendingInvoices;
  const attempts = useMemo(
    () =>
      createAttempts({
        ...{ portal, dataContext, owner, support, seesOtherDevices },
        beforeLeaving: onLeaving,
      }),
    [portal, dataContext, owner, support, seesOtherDevices, onLeaving],
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
      {/* A page restored from before the bank still shows the way there: it is rendered anew. */}
      <Fragment key={visit}>{children}</Fragment>
    </AttemptsContext>
  );
}

/** The attempts of this session: what sending one stands on, and what asks about them. */
export function useAttempts(): Attempts {
  const attempts = useContext(AttemptsContext);
  if (attempts === null) throw new Error('useAttempts needs an <AttemptsProvider> above it.');
  return attempts;
}

/** The server knows no attempt of the browser. */
const emptyJournal: PaymentJournal = [];
const getServerJournal = () => emptyJournal;

/** Every attempt this browser knows of, of every client that used it. */
export const useJournal = () => {
  const { journal } = useAttempts().dependencies;
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot, getServerJournal);
};

/** This client's live attempts of every kind, of this browser and other devices, oldest first. */
function useEveryLiveAttempt(): ReturnType<typeof attemptsInProgress> {
  const { dependencies, otherDevices } = useAttempts();
  const { owner, now } = dependencies;
  const journal = useJournal();
  const others = useSyncExternalStore(
    otherDevices.subscribe,
    otherDevices.getSnapshot,
    otherDevices.getSnapshot,
  );
  return useMemo(
    () => attemptsInProgress(journal, others, owner, now()),
    [journal, others, owner, now],
  );
}

const none: readonly never[] = [];

/**
 * Calls back when an attempt in progress, of this browser or another device, has ended: the backend
 * then says something else of its documents. Also once, where `shown` was fetched while one held a
 * document and had ended before anybody heard of it.
 * @param shown The documents that the caller shows; empty until they are there.
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
  const before = useRef(live);
  const isChecked = useRef(false);
  useEffect(() => {
    const ended = before.current.some(({ key }) => live.every((one) => one.key !== key));
    before.current = live;
    const isFirst = isAnswered && shown.length > 0 && !isChecked.current;
    isChecked.current ||= isFirst;
    if (ended || (isFirst && hasOutdatedHold(shown, documentsHeldBy(live)))) onEnd();
  }, [live, onEnd, isAnswered, shown]);
}

/** 'Pagos en proceso': this client's live payments, of this browser and other devices. */
export function useLiveAttempts(): ReturnType<typeof attemptsInProgress> {
  const attempts = useEveryLiveAttempt();
  return useMemo(
    () => attempts.filter(({ kind, phase }) => kind !== 'compensation' && phase !== 'abandoned'),
    [attempts],
  );
}

/** The documents that live payments hold, by document number. */
export function useDocumentsInProgress(): ReadonlyMap<string, PaymentAttempt> {
  const attempts = useEveryLiveAttempt();
  return useMemo(() => documentsHeldBy(attempts), [attempts]);
}

/** What this browser knows of a transaction; null when it was made on another device. */
export function useAttemptOf(uuid: string | null): PaymentAttempt | null {
  const { owner } = useAttempts().dependencies;
  const journal = useJournal();
  return journal.find((attempt) => attempt.owner === owner && attempt.uuid === uuid) ?? null;
}
