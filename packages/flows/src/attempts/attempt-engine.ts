import {
  areDocumentsHeld,
  consultTransaction,
  type DataContext,
  findCompensationByKey,
  findLiveTransactions,
  findSentCompensation,
  findTransactionByKey,
  type Transaction,
} from '@surtidor/data';
import type { ResultStates } from '@surtidor/domain/payments';
import { createAttemptWatch } from './attempt-watch.ts';
import type { JournalStore } from './journal-store.ts';
import type { OtherDevicesStore } from './other-devices-store.ts';
import { createOtherDevicesWatch } from './other-devices-watch.ts';
import { createAttemptQuery } from './query-attempt.ts';

/** The dependencies of the engine. */
export interface AttemptEngineOptions {
  readonly dataContext: DataContext;
  readonly journal: JournalStore;
  readonly otherDevices: OtherDevicesStore;
  /** The pending attempts that the server sent with the page; null if none were sent. */
  readonly preloadedTransactions: readonly Transaction[] | null;
  /** The client code of the session. */
  readonly owner: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** The deployment's names of final states. */
  readonly paymentResults: ResultStates;
  /** Support never checks an outcome, because a check is a mutation that unlocks documents. */
  readonly support: boolean;
  /** Whether the session may see payments of colleagues. */
  readonly canSeeOtherDevices: boolean;
}

/** Watches open attempts of every kind. It is not needed for the first paint. */
export interface AttemptEngine {
  /** Checks one attempt of the journal now. Resolves to true if the backend responded. */
  readonly check: (key: string) => Promise<boolean>;
  /** Fetches the attempts of other devices. Resolves to true if the backend responded. */
  readonly poll: () => Promise<boolean>;
  /** Starts watching open attempts. Returns a function that stops it. */
  readonly start: () => () => void;
}

const setTimer = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};

const isHidden = () => document.visibilityState === 'hidden';

function createOwnWatch({
  journal,
  owner,
  clock,
  paymentResults,
  dataContext,
}: AttemptEngineOptions) {
  const { idempotencyKey, transactionList } = dataContext.backendProfile.capabilities;
  const query = createAttemptQuery({
    consult: (uuid) => consultTransaction(dataContext.client, uuid),
    findByKey:
      idempotencyKey && transactionList ? (key) => findTransactionByKey(dataContext, key) : null,
    findCompensation: idempotencyKey ? (key) => findCompensationByKey(dataContext, key) : null,
    findSentCompensation: (attempt) => findSentCompensation(dataContext, attempt),
    areDocumentsHeld: (attempt) => areDocumentsHeld(dataContext, attempt),
    states: paymentResults,
  });
  return createAttemptWatch({ journal, owner, query, now: clock, setTimer });
}

const createRemoteWatch = (options: AttemptEngineOptions) =>
  createOtherDevicesWatch({
    store: options.otherDevices,
    owner: options.owner,
    preloadedTransactions: options.preloadedTransactions,
    fetchTransactions: () => findLiveTransactions(options.dataContext),
    checkEnded: async (uuid) => {
      if (!options.support) await consultTransaction(options.dataContext.client, uuid);
    },
    now: options.clock,
    setTimer,
    isHidden,
  });

/** Combines the watch of this browser's attempts with that of other devices. */
export function createAttemptEngine(options: AttemptEngineOptions): AttemptEngine {
  const ownWatch = createOwnWatch(options);
  const remoteWatch = createRemoteWatch(options);
  const poll = async () => options.canSeeOtherDevices && (await remoteWatch.poll());
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !options.support) ownWatch.checkReturned();
  };
  return {
    check: options.support ? async () => false : ownWatch.check,
    poll,
    start: () => {
      const stopOwn = options.support ? () => undefined : ownWatch.start();
      const stopOthers = options.canSeeOtherDevices ? remoteWatch.start() : () => undefined;
      const handleVisibilityChange = () => {
        if (isHidden()) return;
        void poll();
        if (!options.support) ownWatch.checkReturned();
      };
      document.addEventListener('visibilitychange', handleVisibilityChange);
      window.addEventListener('pageshow', handlePageShow);
      if (!options.support) ownWatch.checkReturned();
      return () => {
        document.removeEventListener('visibilitychange', handleVisibilityChange);
        window.removeEventListener('pageshow', handlePageShow);
        stopOwn();
        stopOthers();
      };
    },
  };
}
