import type { Database } from '../../database/index.ts';
import type { ProviderResult } from './payer-choice.ts';

const TABLE_SQL = `create table if not exists provider_schedule (
  uuid text primary key not null,
  result text not null,
  due_at integer not null,
  times integer not null
) strict`;
/** Below the maximum delay of Node's timers. A longer delay needs several timers. */
const MAX_TIMER_MS = 2_000_000_000;

interface DueRow {
  readonly uuid: string;
  readonly result: ProviderResult;
  readonly times: number;
}

/** Scheduled results, stored in the database to survive a restart. */
export interface ProviderSchedule {
  /** Schedules a result after `afterMs` milliseconds, sent `times` times. Replaces an earlier schedule. */
  schedule(uuid: string, result: ProviderResult, afterMs: number, times?: number): void;
  cancel(uuid: string): void;
  /** Cancels all scheduled results. */
  clear(): void;
  /** Sends the results that are due. Called after the clock changes. */
  catchUp(): void;
  stop(): void;
}

export interface ProviderScheduleOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onSettle: (uuid: string, result: ProviderResult) => void;
}

/** Creates the schedule and starts a timer for the stored results. */
export function startProviderSchedule({
  db,
  now,
  onSettle,
}: ProviderScheduleOptions): ProviderSchedule {
  let timer: NodeJS.Timeout | undefined;
  db.exec(TABLE_SQL);

  const waitForNext = () => {
    clearTimeout(timer);
    const nextDueAt = db.get<{ due_at: number | null }>(
      'select min(due_at) as due_at from provider_schedule',
    )?.due_at;
    if (nextDueAt === null || nextDueAt === undefined) return;
    const delayMs = Math.min(Math.max(0, nextDueAt - now()), MAX_TIMER_MS);
    timer = setTimeout(catchUp, delayMs);
    timer.unref();
  };

  const catchUp = () => {
    const dueRows = db.all<DueRow>(
      'select uuid, result, times from provider_schedule where due_at <= :now order by due_at',
      { now: now() },
    );
    for (const { uuid, result, times } of dueRows) {
      for (let time = 0; time < times; time += 1) onSettle(uuid, result);
      db.run('delete from provider_schedule where uuid = :uuid', { uuid });
    }
    waitForNext();
  };

  waitForNext();
  return {
    schedule: (uuid, result, afterMs, times = 1) => {
      db.run(
        `insert into provider_schedule (uuid, result, due_at, times)
          values (:uuid, :result, :due, :times)
          on conflict (uuid) do update set result = :result, due_at = :due, times = :times`,
        { uuid, result, due: now() + afterMs, times },
      );
      waitForNext();
    },
    cancel: (uuid) => {
      db.run('delete from provider_schedule where uuid = :uuid', { uuid });
      waitForNext();
    },
    clear: () => {
      db.run('delete from provider_schedule');
      waitForNext();
    },
    catchUp,
    stop: () => clearTimeout(timer),
  };
}
