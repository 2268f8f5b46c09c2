import type { Database } from '../../database/index.ts';
import { GIVE_UP_MS, type ProviderAnswer, type ProviderVerdict } from './answers.ts';
import { startProviderSchedule } from './schedule.ts';
import { closeSession, findProviderTransaction, type ProviderTransaction } from './transactions.ts';

/** The payment provider apart from its page: knows payments, takes answers, tells the backend. */
export interface Provider {
  find(uuid: string): ProviderTransaction | null;
  /** Whether the session ended before anybody answered. */
  isOver(payment: ProviderTransaction): boolean;
  /**
   * Takes an answer. `times` = how often the backend is told; it must make no difference. `bank` =
   * name of the bank that the payer chose.
   */
  answer(uuid: string, answer: ProviderAnswer, times?: number, bank?: string): void;
  /** Gives the late verdicts whose time has come; called when the clock was moved. */
  catchUp(): void;
  /** Forgets the verdicts that are still to come. */
  clear(): void;
  stop(): void;
}

export interface ProviderOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Tells the backend how a payment ended. */
  readonly settle: (uuid: string, verdict: ProviderVerdict) => void;
}

/** Opens the provider over the database of the sandbox. */
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
        schedule.plan(uuid, 'rejected', GIVE_UP_MS);
        return;
      case 'abandoned':
        // Nobody answered: the session goes on until it ends by itself.
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
