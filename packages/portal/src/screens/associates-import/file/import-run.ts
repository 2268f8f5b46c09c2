import type { Failure } from '@surtidor/domain';
import type { ForgottenPasswordResult } from '@surtidor/domain/associates';

/** The status of one row of the file. */
export type RowStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** Null without an invitation. */
  | { readonly kind: 'created'; readonly invitation: ForgottenPasswordResult | null }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The response was lost. Before a retry, the run checks whether the user exists. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** The requests that create a user and check whether it exists. */
export interface ImportRequests<Row> {
  readonly create: (row: Row) => Promise<RowStatus>;
  /** Whether the user exists; null if unknown. */
  readonly exists: (row: Row) => Promise<boolean | null>;
  /** Sends a created user an invitation; null without invitations. */
  readonly invite: ((row: Row) => Promise<ForgottenPasswordResult>) | null;
}

/** A row with its status. */
export interface ImportEntry<Row> {
  readonly row: Row;
  readonly status: RowStatus;
}

const createdStatus: RowStatus = { kind: 'created', invitation: null };

/** Returns why the invitation of a created user was not sent; null if it was sent or is not wanted. */
export const getInvitationProblem = (status: RowStatus) =>
  status.kind === 'created' && status.invitation !== 'sent' ? status.invitation : null;

/** Whether a row needs nothing more. */
export const isDone = (status: RowStatus): boolean =>
  status.kind === 'created' && getInvitationProblem(status) === null;

async function createRow<Row>(
  { row, status }: ImportEntry<Row>,
  requests: ImportRequests<Row>,
): Promise<RowStatus> {
  if (status.kind === 'created') return createdStatus;
  if (status.kind !== 'unknown') return requests.create(row);
  const exists = await requests.exists(row);
  if (exists === true) return createdStatus;
  return exists === null ? status : requests.create(row);
}

/**
 * Creates users one by one. Created users are never sent again. Failed users are sent again on a retry; if
 * the response was lost, the run first checks whether the user exists. A created user is invited; only a failed invitation
 * is sent again. Stops between two users if aborted.
 */
export async function runImport<Row>(
  entries: readonly ImportEntry<Row>[],
  requests: ImportRequests<Row>,
  onStatusChange: (index: number, status: RowStatus) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    if (signal.aborted) return;
    if (isDone(entry.status)) continue;
    onStatusChange(index, { kind: 'sending' });
    const created = await createRow(entry, requests);
    const status: RowStatus =
      created.kind === 'created' && requests.invite
        ? { kind: 'created', invitation: await requests.invite(entry.row) }
        : created;
    onStatusChange(index, status);
    // The session has ended, so the other requests would fail too.
    if (status.kind === 'failed' && status.failure.code === 'unauthorized') return;
  }
}
