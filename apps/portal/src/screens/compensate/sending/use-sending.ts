import {
  createCompensation,
  findCompensationByKey,
  randomId,
  useDataContext,
} from '@surtidor/data';
import { documentsInProgress, liveAttempts, type PaymentAttempt } from '@surtidor/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type AttemptWatch, createAttemptWatch } from '../../../features/payments/attempt-watch.ts';
import {
  createJournalStore,
  type JournalStore,
  onTabChange,
} from '../../../features/payments/journal-store.ts';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { askAboutCompensation } from './ask-about-compensation.ts';
import { createCompensationSender, type SendingCompensation } from './send-compensation.ts';

/** Where the attempts are kept, apart from those of payments: they are asked about otherwise. */
export const compensationsKey = 'surtidor-compensations';

/** Sending compensations, and what this browser knows of those it sent. */
export interface CompensationSending {
  readonly send: ReturnType<typeof createCompensationSender>;
  /** Asks about one attempt at once. */
  readonly check: AttemptWatch['check'];
  /** Stops waiting for an answer: from now on it is looked for. */
  readonly stopWaiting: (sending: SendingCompensation) => void;
  /** Every attempt of this client that is remembered. */
  readonly attempts: readonly PaymentAttempt[];
  /** Those whose end is not known, oldest first. */
  readonly live: readonly PaymentAttempt[];
  /** The documents that those hold, by document number. */
  readonly held: ReadonlyMap<string, PaymentAttempt>;
}

const after = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};

/** Puts the journal, the sender and the watch over lost answers together. */
function useEngine() {
  const { browser, now } = usePortal();
  const { clientCode: owner } = useSession();
  const dataContext = useDataContext();
  return useMemo(() => {
    const journal: JournalStore = createJournalStore({
      shared: browser.shared,
      now,
      storageKey: compensationsKey,
    });
    const send = createCompensationSender({
      journal,
      owner,
      send: (request) => createCompensation(dataContext, request),
      now,
      newKey: randomId,
    });
    const find = (key: string) => findCompensationByKey(dataContext, key);
    const ask = (attempt: PaymentAttempt) => askAboutCompensation(attempt, find);
    const watch = createAttemptWatch({ journal, owner, ask, now, after });
    return { journal, owner, send, watch };
  }, [browser, now, owner, dataContext]);
}

/** The way to send compensations; while it is mounted lost answers are looked for. */
export function useSending(): CompensationSending {
  const { now } = usePortal();
  const { support } = useSession();
  const { journal, owner, send, watch } = useEngine();
  useEffect(() => {
    const stopListening = onTabChange(journal.refresh, compensationsKey);
    const stopWatching = support ? () => undefined : watch.start();
    return () => {
      stopListening();
      stopWatching();
    };
  }, [journal, watch, support]);
  const known = useSyncExternalStore(journal.subscribe, journal.getSnapshot);
  return useMemo(
    () => ({
      send,
      check: watch.check,
      stopWaiting: ({ key }) => {
        if (key !== null) journal.advance(key, { kind: 'answer-lost' });
      },
      attempts: known.filter((attempt) => attempt.owner === owner),
      live: liveAttempts(known, owner, now()),
      held: documentsInProgress(known, owner, now()),
    }),
    [journal, known, now, owner, send, watch],
  );
}
