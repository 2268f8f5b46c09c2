import type { Database } from '../../database/index.ts';
import type { ProviderVerdict } from './answers.ts';

const TABLE = `create table if not exists provider_schedule (
  uuid text primary key not null,
  verdict text not null,
  due_at integer not null,
  times integer not null
) strict`;
/** Maximum delay of Node's timers; longer delays are restarted. */
const LONGEST_WAIT_MS = 2_000_000_000;

interface DueRow {
  readonly uuid: string;
  readonly verdict: ProviderVerdict;
  readonly times: number;
}

/** Scheduled results, stored in the database to survive a restart. */
export interface ProviderSchedule {
  /** Gives the verdict `times` times when `afterMs` milliseconds have passed; replaces an earlier plan. */
  plan(uuid: string, verdict: ProviderVerdict, afterMs: number, times?: number): void;
  cancel(uuid: string): void;
  /** Forgets every verdict that is still to come. */
  clear(): void;
  /** Gives every verdict whose time has come; called when the clock was moved. */
  catchUp(): void;
  stop(): void;
}

export interface ProviderScheduleOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onSettle: (uuid: string, verdict: ProviderVerdict) => void;
}

/** Begins to wait for the verdicts that are already planned. */
export function startProviderSchedule({
  db,
  now,
  onSettle,
}: ProviderScheduleOptions): ProviderSchedule {
  let timer: NodeJS.Timeout | undefined;
  db.exec(TABLE);

  const waitForNext = () => {
    clearTimeout(timer);
    const next = db.get<{ due_at: number | null }>(
      'select min(due_at) as due_at from provider_schedule',
    )?.due_at;
    if (next === null || next === undefined) return;
    const wait = Math.min(Math.max(0, next - now()), LONGEST_WAIT_MS);
    timer = setTimeout(catchUp, wait);
    timer.unref();
  };

  const catchUp = () => {
    const due = db.all<DueRow>(
      'select uuid, verdict, times from provider_schedule where due_at <= :now order by due_at',
      { now: now() },
    );
    for (const { uuid, verdict, times } of due) {
      for (let time = 0; time < times; time += 1) onSettle(uuid, verdict);
      db.run('delete from provider_schedule where uuid = :uuid', { uuid });
    }
    waitForNext();
  };

  waitForNext();
  return {
    plan: (uuid, verdict, afterMs, times = 1) => {
      db.run(
        `insert into provider_schedule (uuid, verdict, due_at, times)
          values (:uuid, :verdict, :due, :times)
          on conflict (uuid) do update set verdict = :verdict, due_at = :due, times = :times`,
        { uuid, verdict, due: now() + afterMs, times },
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
