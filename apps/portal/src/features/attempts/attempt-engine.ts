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

/** What looking after attempts stands on. */
export interface AttemptEngineParts {
  readonly portal: Portal;
  readonly dataContext: DataContext;
  readonly journal: JournalStore;
  readonly otherDevices: OtherDevicesStore;
  /** Client code of the session. */
  readonly owner: string;
  /** Support looks and never asks for an outcome: asking also unlocks documents. */
  readonly support: boolean;
  /** Whether the session may see what colleagues pay. */
  readonly seesOtherDevices: boolean;
}

/** Looks after open attempts of every kind. */
export interface AttemptEngine {
  /** Asks about one attempt of the journal at once; answers whether the backend did. */
  readonly check: (key: string) => Promise<boolean>;
  /** Asks which attempts are live on other devices; answers whether the backend did. */
  readonly poll: () => Promise<boolean>;
  /** Looks after open attempts by itself; returns a function that ends it. */
  readonly start: () => () => void;
}

const after = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};

const isHidden = () => document.visibilityState === 'hidden';

function ownWatchOf({ journal, owner, portal, dataContext }: AttemptEngineParts) {
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

const otherDevicesWatchOf = (parts: AttemptEngineParts) =>
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

/** Puts the watch over this browser's attempts and the list of other devices' together. */
export function createAttemptEngine(parts: AttemptEngineParts): AttemptEngine {
  const own = ownWatchOf(parts);
  const others = otherDevicesWatchOf(parts);
  const poll = async () => parts.seesOtherDevices && (await others.poll());
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !parts.support) own.checkReturned();
  };
  return {
    check: own.check,
    poll,
    start: () => {
      const stopOwn = parts.support ? () => undefined : own.start();
      const stopOthers = parts.seesOtherDevices ? others.start() : () => undefined;
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
