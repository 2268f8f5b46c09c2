import {
  createAttempt,
  createFailure,
  getDocumentsInProgress,
  getUnansweredAttempts,
} from '@surtidor/domain';
import type {
  AttemptDefinition,
  AttemptSubject,
  CommonOutcome,
  RequestResult,
} from './attempt-definition.ts';
import type { JournalStore } from './journal-store.ts';

/** The dependencies of sending. */
export interface AttemptDependencies {
  readonly journal: JournalStore;
  /** Client code of the session. */
  readonly owner: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A fresh idempotency key. */
  readonly newKey: () => string;
}

/**
 * Sends an order. `signal` is aborted when the user stops waiting: the browser then stays on the page and
 * the result is looked up.
 */
export type SendAttempt<Order, Conclusion> = (
  order: Order,
  signal?: AbortSignal,
) => Promise<Conclusion | CommonOutcome>;

const notSent = { kind: 'not-sent', failure: createFailure('not-sent') } as const;

/**
 * Since when an attempt of this browser holds one of the documents; null if none does. An attempt without
 * documents waits for another of its kind that a tab is sending.
 */
function heldSince({ journal, owner, now }: AttemptDependencies, { kind, lines }: AttemptSubject) {
  journal.refresh();
  const known = journal.getSnapshot();
  const held = getDocumentsInProgress(known, owner, now());
  const times =
    lines.length === 0
      ? getUnansweredAttempts(known, owner, kind, now()).map(({ createdAt }) => createdAt)
      : lines.flatMap(({ documentNumber }) => held.get(documentNumber)?.createdAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** Records a request that was not accepted. */
function concludeUnaccepted(
  { journal }: AttemptDependencies,
  key: string,
  response: Exclude<RequestResult<never>, { kind: 'accepted' }>,
): CommonOutcome {
  switch (response.kind) {
    case 'half-opened':
      journal.advance(key, { kind: 'session-opened', uuid: response.uuid });
      journal.advance(key, { kind: 'abandoned' });
      return { kind: 'refused', failure: response.failure, conflicts: [] };
    case 'response-lost':
      journal.advance(key, {
        kind: 'response-lost',
        ...(response.uuid && { uuid: response.uuid }),
      });
      return { kind: 'verifying', key };
    case 'not-sent':
      journal.advance(key, { kind: 'not-sent' });
      return response;
    case 'refused':
    case 'unauthorized':
      journal.advance(key, { kind: 'refused' });
      return response;
  }
}

/** Marks an attempt as abandoned; `stop` removes the mark. */
function noticeAbort(
  { journal }: AttemptDependencies,
  key: string,
  signal: AbortSignal | undefined,
) {
  const giveUp = () => journal.advance(key, { kind: 'response-lost' });
  signal?.addEventListener('abort', giveUp);
  return () => signal?.removeEventListener('abort', giveUp);
}

/**
 * Whether the attempt was released while its request was pending, for example in a frozen tab. The user may
 * have paid again since, so the browser does not go to the bank.
 */
function wasReleased(journal: JournalStore, key: string): boolean {
  journal.refresh();
  return journal.getSnapshot().some((one) => one.key === key && one.phase === 'dropped');
}

async function send<Order, Accepted, Conclusion>(
  dependencies: AttemptDependencies,
  definition: AttemptDefinition<Order, Accepted, Conclusion>,
  order: Order,
  signal?: AbortSignal,
): Promise<Conclusion | CommonOutcome> {
  const { journal, owner, now } = dependencies;
  const subject = definition.describe(order);
  const since = heldSince(dependencies, subject);
  if (since !== null) return { kind: 'in-progress', since };
  const key = dependencies.newKey();
  journal.record(createAttempt({ key, owner, ...subject }, now()));
  const proceed = await definition.prepare().catch(() => null);
  if (proceed === null || signal?.aborted) {
    journal.advance(key, { kind: 'not-sent' });
    return notSent;
  }
  journal.advance(key, { kind: 'send' });
  const forgetAbort = noticeAbort(dependencies, key, signal);
  const response = await definition.send(order, key);
  forgetAbort();
  if (response.kind !== 'accepted') return concludeUnaccepted(dependencies, key, response);
  const isReleased = wasReleased(journal, key);
  journal.advance(key, definition.acceptedAs(response.value));
  if (!signal?.aborted && !isReleased)
    return proceed(response.value, (event) => journal.advance(key, event));
  journal.advance(key, { kind: 'returned' });
  return { kind: 'verifying', key };
}

/**
 * Returns the function that sends attempts of a kind: journal first, then the request once, then what
 * follows the response. Calls while one is pending get its outcome: a double click pays once.
 */
export function createAttemptSender<Order, Accepted, Conclusion>(
  dependencies: AttemptDependencies,
  definition: AttemptDefinition<Order, Accepted, Conclusion>,
): SendAttempt<Order, Conclusion> {
  let inFlight: Promise<Conclusion | CommonOutcome> | null = null;
  return (order, signal) => {
    inFlight ??= send(dependencies, definition, order, signal).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}
