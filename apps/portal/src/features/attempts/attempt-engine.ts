import {
  areDocumentsHeld,
  consultTransaction,
  type DataContext,
  findCompensationByKey,
  findLiveTransactions,
  findSentCompensation,
  findTransactionByKey,
} from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { createAttemptWatch } from './attempt-watch.ts';
import type { JournalStore } from './journal-store.ts';
import type { OtherDevicesStore } from './other-devices-store.ts';
import { createOtherDevicesWatch } from './other-devices-watch.ts';
import { queryAttempt } from './query-attempt.ts';

/** The dependencies of the engine. */
export interface AttemptEngineParts {
  readonly portal: Portal;
  readonly dataContext: DataContext;
  readonly journal: JournalStore;
  readonly otherDevices: OtherDevicesStore;
  /** Client code of the session. */
  readonly owner: string;
  /** Support never checks an outcome, because a check also unlocks documents. */
  readonly support: boolean;
  /** Whether the session may see payments of colleagues. */
  readonly seesOtherDevices: boolean;
}

/** Follows open attempts of every kind; not needed for the first paint. */
export interface AttemptEngine {
  /** Checks one attempt of the journal now; resolves with whether the backend responded. */
  readonly check: (key: string) => Promise<boolean>;
  /** Fetches the attempts of other devices; resolves with whether the backend responded. */
  readonly poll: () => Promise<boolean>;
  /** Starts following open attempts; returns a function that stops. */
  readonly start: () => () => void;
}

const after = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};

const isHidden = () => document.visibilityState === 'hidden';

function getOwnWatch({ journal, owner, portal, dataContext }: AttemptEngineParts) {
  const { idempotencyKey, transactionList } = dataContext.backendProfile.capabilities;
  const query = queryAttempt({
    consult: (uuid) => consultTransaction(dataContext.client, uuid),
    findByKey:
      idempotencyKey && transactionList ? (key) => findTransactionByKey(dataContext, key) : null,
    findCompensation: idempotencyKey ? (key) => findCompensationByKey(dataContext, key) : null,
    findSentCompensation: (attempt) => findSentCompensation(dataContext, attempt),
    areDocumentsHeld: (attempt) => areDocumentsHeld(dataContext, attempt),
    states: portal.deploymentOptions.paymentResults,
  });
  return createAttemptWatch({ journal, owner, query, now: portal.clock, after });
}

const getOtherDevicesWatch = (parts: AttemptEngineParts) =>
  createOtherDevicesWatch({
    store: parts.otherDevices,
    owner: parts.owner,
    find: () => findLiveTransactions(parts.dataContext),
    close: async (uuid) => {
      if (!parts.support) await consultTransaction(parts.dataContext.client, uuid);
    },
    now: parts.portal.clock,
    after,
    isHidden,
  });

/** Combines the watch of this browser's attempts with that of other devices. */
export function createAttemptEngine(parts: AttemptEngineParts): AttemptEngine {
  const own = getOwnWatch(parts);
  const otherWatch = getOtherDevicesWatch(parts);
  const poll = async () => parts.seesOtherDevices && (await otherWatch.poll());
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !parts.support) own.checkReturned();
  };
  return {
    check: own.check,
    poll,
    start: () => {
      const stopOwn = parts.support ? () => undefined : own.start();
      const stopOthers = parts.seesOtherDevices ? otherWatch.start() : () => undefined;
      const onShown = () => {
        if (!isHidden()) void poll();
      };
      document.addEventListener('visibilitychange', onShown);
      window.addEventListener('pageshow', onPageShow);
      if (!parts.support) own.checkReturned();
      return () => {
        document.removeEventListener('visibilitychange', onShown);
        window.removeEventListener('pageshow', onPageShow);
        stopOwn();
        stopOthers();
      };
    },
  };
}
