import type { Database } from '../../database/index.ts';
import { type PayerChoice, type ProviderResult, TIMEOUT_MS } from './payer-choice.ts';
import { startProviderSchedule } from './schedule.ts';
import { closeSession, findProviderTransaction, type ProviderTransaction } from './transactions.ts';

/** The payment provider without its pages: finds payments, accepts results and notifies the backend. */
export interface Provider {
  find(uuid: string): ProviderTransaction | null;
  /** Whether the session has expired. */
  isExpired(payment: ProviderTransaction): boolean;
  /** Applies the payer's choice. `times` is the number of notifications, `bank` the selected bank. */
  applyChoice(uuid: string, choice: PayerChoice, times?: number, bank?: string): void;
  /** Settles payments that are due. Called after the clock changes. */
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
  readonly settle: (uuid: string, result: ProviderResult) => void;
}

export function createProvider({ db, now, settle }: ProviderOptions): Provider {
  const schedule = startProviderSchedule({ db, now, onSettle: settle });

  const applyChoice = (uuid: string, choice: PayerChoice, times = 1, bank?: string) => {
    switch (choice.kind) {
      case 'result':
        closeSession(db, uuid, bank ?? null);
        schedule.cancel(uuid);
        for (let time = 0; time < times; time += 1) settle(uuid, choice.result);
        return;
      case 'delayed':
        closeSession(db, uuid, bank ?? null);
        schedule.schedule(uuid, choice.result, choice.afterMs, times);
        return;
      case 'pending':
        closeSession(db, uuid, bank ?? null);
        schedule.schedule(uuid, 'rejected', TIMEOUT_MS);
        return;
      case 'abandoned':
        // The session stays open until it expires.
        return;
    }
  };

  return {
    find: (uuid) => findProviderTransaction(db, uuid),
    isExpired: ({ session_ends_at: end }) => end !== null && now() >= end,
    applyChoice,
    catchUp: schedule.catchUp,
    clear: schedule.clear,
    stop: schedule.stop,
  };
}
