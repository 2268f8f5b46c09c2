import type { Database } from '../../database/index.ts';
import { type ProviderAnswer, type ProviderVerdict, TIMEOUT_MS } from './answers.ts';
import { startProviderSchedule } from './schedule.ts';
import { closeSession, findProviderTransaction, type ProviderTransaction } from './transactions.ts';

/** The payment provider without its page: stores payments, accepts results and notifies the backend. */
export interface Provider {
  find(uuid: string): ProviderTransaction | null;
  /** Whether the session has expired. */
  isOver(payment: ProviderTransaction): boolean;
  /** Accepts a result. `times`: number of notifications, which must not matter. `bank`: the selected bank. */
  answer(uuid: string, answer: ProviderAnswer, times?: number, bank?: string): void;
  /** Settles due payments; called when the clock was moved. */
  catchUp(): void;
  /** Cancels scheduled results. */
  clear(): void;
  stop(): void;
}

export interface ProviderOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Notifies the backend of a payment's result. */
  readonly settle: (uuid: string, verdict: ProviderVerdict) => void;
}

/** Creates the provider on the sandbox's database. */
export function createProvider({ db, now, settle }: ProviderOptions): Provider {
  const schedule = startProviderSchedule({ db, now, onSettle: settle });

  const answer = (uuid: string, given: ProviderAnswer, times = 1, bank?: string) => {
    switch (given.kind) {
      case 'verdict':
        closeSession(db, uuid, bank ?? null);
        schedule.cancel(uuid);
        for (let time = 0; time < times; time += 1) settle(uuid, given.verdict);
        return;
      case 'late':
        closeSession(db, uuid, bank ?? null);
        schedule.plan(uuid, given.verdict, given.afterMs, times);
        return;
      case 'pending':
        closeSession(db, uuid, bank ?? null);
        schedule.plan(uuid, 'rejected', TIMEOUT_MS);
        return;
      case 'abandoned':
        // Abandoned: the session stays open until it expires.
        return;
    }
  };

  return {
    find: (uuid) => findProviderTransaction(db, uuid),
    isOver: ({ session_ends_at: end }) => end !== null && now() >= end,
    answer,
    catchUp: schedule.catchUp,
    clear: schedule.clear,
    stop: schedule.stop,
  };
}
