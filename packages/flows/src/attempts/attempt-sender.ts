import { createFailure } from '@surtidor/domain';
import {
  createAttempt,
  getDocumentsInProgress,
  getUnansweredAttempts,
} from '@surtidor/domain/payments';
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
  /** The client code of the session. */
  readonly owner: string;
  /** The user of the session. */
  readonly payer: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Creates a new idempotency key. */
  readonly createKey: () => string;
}

/**
 * Sends an order. `signal` is aborted when the user stops waiting: the browser then stays on the page and
 * the result is looked up.
 */
export type SendAttempt<Order, Conclusion> = (
  order: Order,
  signal?: AbortSignal,
) => Promise<Conclusion | CommonOutcome>;

/**
 * Returns when an attempt of this browser started to hold one of the documents, or null if none does. An order
 * without documents is held by an attempt of its kind that another tab is sending.
 */
function getHoldStart(
  { journal, owner, now }: AttemptDependencies,
  { kind, lines }: AttemptSubject,
) {
  journal.refresh();
  const snapshot = journal.getSnapshot();
  const heldDocuments = getDocumentsInProgress(snapshot, owner, now());
  const startTimes =
    lines.length === 0
      ? getUnansweredAttempts(snapshot, owner, kind, now()).map(({ createdAt }) => createdAt)
      : lines.flatMap(({ documentNumber }) => heldDocuments.get(documentNumber)?.createdAt ?? []);
  return startTimes.length === 0 ? null : Math.min(...startTimes);
}

/** Whether another tab has looked the attempt up while its request was pending, and can go to the bank with it. */
function isKnownInOtherTab(journal: JournalStore, key: string): boolean {
  journal.refresh();
  return journal.getSnapshot().some((one) => one.key === key && one.uuid !== null);
}

/** Records a request that was not accepted. */
function recordUnaccepted(
  { journal }: AttemptDependencies,
  key: string,
  response: Exclude<RequestResult<never>, { kind: 'accepted' }>,
): CommonOutcome {
  switch (response.kind) {
    case 'incomplete':
      // Its user may be paying in the other tab.
      if (isKnownInOtherTab(journal, key)) return { kind: 'verifying', key };
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

/** Records a lost response when the signal is aborted. Returns a function that stops listening. */
function recordAbort(
  { journal }: AttemptDependencies,
  key: string,
  signal: AbortSignal | undefined,
) {
  const handleAbort = () => journal.advance(key, { kind: 'response-lost' });
  signal?.addEventListener('abort', handleAbort);
  return () => signal?.removeEventListener('abort', handleAbort);
}

/**
 * Whether the attempt was released while its request was pending, for example in a frozen tab. The user may
 * have paid again or signed out since, so the browser does not go to the bank.
 */
function wasReleased(journal: JournalStore, key: string): boolean {
  journal.refresh();
  const attempt = journal.getSnapshot().find((one) => one.key === key);
  return attempt === undefined || attempt.phase === 'dropped';
}

async function send<Order, Accepted, Conclusion>(
  dependencies: AttemptDependencies,
  definition: AttemptDefinition<Order, Accepted, Conclusion>,
  order: Order,
  signal?: AbortSignal,
): Promise<Conclusion | CommonOutcome> {
  const { journal, owner, payer, now } = dependencies;
  const subject = definition.toSubject(order);
  const holdStartedAt = getHoldStart(dependencies, subject);
  if (holdStartedAt !== null) return { kind: 'in-progress', startedAt: holdStartedAt };
  const key = dependencies.createKey();
  if (!journal.record(createAttempt({ key, owner, payer, ...subject }, now()))) {
    journal.advance(key, { kind: 'not-sent' });
    return { kind: 'not-recorded' };
  }
  if (signal?.aborted) {
    journal.advance(key, { kind: 'not-sent' });
    return { kind: 'not-sent', failure: createFailure('not-sent') };
  }
  journal.advance(key, { kind: 'send' });
  const stopListening = recordAbort(dependencies, key, signal);
  const response = await definition.send(order, key);
  stopListening();
  if (response.kind !== 'accepted') return recordUnaccepted(dependencies, key, response);
  const isReleased = wasReleased(journal, key);
  journal.advance(key, definition.toAcceptedEvent(response.value));
  if (!signal?.aborted && !isReleased)
    return definition.onAccepted(response.value, (event) => journal.advance(key, event));
  journal.advance(key, { kind: 'returned' });
  return { kind: 'verifying', key };
}

/**
 * Returns the function that sends attempts of a kind. It writes the journal entry, sends the request
 * once and handles the response. A call with an order whose request is pending gets the outcome of that
 * request, so a double click pays once. Other orders are sent on their own.
 */
export function createAttemptSender<Order, Accepted, Conclusion>(
  dependencies: AttemptDependencies,
  definition: AttemptDefinition<Order, Accepted, Conclusion>,
): SendAttempt<Order, Conclusion> {
  const pendingByOrder = new Map<string, Promise<Conclusion | CommonOutcome>>();
  return (order, signal) => {
    const orderJson = JSON.stringify(order);
    const pending =
      pendingByOrder.get(orderJson) ??
      send(dependencies, definition, order, signal).finally(() => pendingByOrder.delete(orderJson));
    pendingByOrder.set(orderJson, pending);
    return pending;
  };
}
