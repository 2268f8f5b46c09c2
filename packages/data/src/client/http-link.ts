import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { canBatch, changesSomething } from './operation-kind.ts';
import { type Endpoint, sendBatch, type Waiting } from './send-batch.ts';

/** Time limits and batch size of the HTTP link. */
export interface HttpLimits {
  /** Milliseconds a POST of queries may take before it counts as unanswered. */
  readonly queryTimeoutMs: number;
  /** The same for an operation that changes something; its outcome is unknown then. */
  readonly changeTimeoutMs: number;
  /** The most operations that one POST carries. */
  readonly maxBatch: number;
}

export const defaultHttpLimits: HttpLimits = {
  queryTimeoutMs: 30_000,
  changeTimeoutMs: 60_000,
  maxBatch: 10,
};

/**
 * Ends the chain of links: queries that are asked in the same tick leave in one POST; an operation
 * that changes something leaves alone and at once. Rejects with `TransportError`.
 */
export function createHttpLink(endpoint: Endpoint, limits: HttpLimits): ApolloLink {
  let queue: Waiting[] = [];
  const leave = new Map<Waiting, () => void>();

  const dispatch = (batch: readonly Waiting[], timeoutMs: number) => {
    const release = sendBatch(batch, endpoint, timeoutMs);
    for (const waiting of batch) leave.set(waiting, release);
  };
  const flush = () => {
    const due = queue.filter(({ subscriber }) => !subscriber.closed);
    queue = [];
    for (let start = 0; start < due.length; start += limits.maxBatch) {
      dispatch(due.slice(start, start + limits.maxBatch), limits.queryTimeoutMs);
    }
  };
  const enqueue = (waiting: Waiting) => {
    if (queue.length === 0) setTimeout(flush);
    queue.push(waiting);
  };

  return new ApolloLink(
    (operation) =>
      new Observable((subscriber) => {
        const waiting = { operation, subscriber };
        const { changeTimeoutMs, queryTimeoutMs } = limits;
        if (canBatch(operation)) enqueue(waiting);
        else dispatch([waiting], changesSomething(operation) ? changeTimeoutMs : queryTimeoutMs);
        return () => {
          leave.get(waiting)?.();
          leave.delete(waiting);
        };
      }),
  );
}
