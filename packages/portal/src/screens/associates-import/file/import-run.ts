import type { Failure } from '@surtidor/domain';

/** The status of one row of the file. */
export type RowStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'created' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The response was lost. Before a retry, the run checks whether the user exists. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** The requests that create a user and check whether it exists. */
export interface ImportRequests<Row> {
  readonly create: (row: Row) => Promise<RowStatus>;
  /** Whether the user exists; null if unknown. */
  readonly exists: (row: Row) => Promise<boolean | null>;
}

/** A row with its status. */
export interface ImportEntry<Row> {
  readonly row: Row;
  readonly status: RowStatus;
}

async function createRow<Row>(
  { row, status }: ImportEntry<Row>,
  requests: ImportRequests<Row>,
): Promise<RowStatus> {
  if (status.kind !== 'unknown') return requests.create(row);
  const exists = await requests.exists(row);
  if (exists === true) return { kind: 'created' };
  return exists === null ? status : requests.create(row);
}

/**
 * Creates users one by one. Created users are never sent again. Failed users are sent again on a retry; if
 * the response was lost, the run first checks whether the user exists. Stops between two users if aborted.
 */
export async function runImport<Row>(
  entries: readonly ImportEntry<Row>[],
  requests: ImportRequests<Row>,
  onStatusChange: (index: number, status: RowStatus) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    if (signal.aborted) return;
    if (entry.status.kind === 'created') continue;
    onStatusChange(index, { kind: 'sending' });
    const status = await createRow(entry, requests);
    onStatusChange(index, status);
    // The session has ended, so the other requests would fail too.
    if (status.kind === 'failed' && status.failure.code === 'unauthorized') return;
  }
}
