import type { Failure } from '@surtidor/domain';

/** The status of one row of the file. */
export type RunStep =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'created' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The response was lost. Before a retry, the run checks whether the user exists. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** The requests that create a user and check whether it exists. */
export interface ImportCalls<Row> {
  readonly create: (row: Row) => Promise<RunStep>;
  /** Whether the user exists; null if unknown. */
  readonly exists: (row: Row) => Promise<boolean | null>;
}

/** A row with its status. */
export interface RunEntry<Row> {
  readonly row: Row;
  readonly step: RunStep;
}

async function sendOne<Row>(
  { row, step }: RunEntry<Row>,
  calls: ImportCalls<Row>,
): Promise<RunStep> {
  if (step.kind !== 'unknown') return calls.create(row);
  const exists = await calls.exists(row);
  if (exists === true) return { kind: 'created' };
  return exists === null ? step : calls.create(row);
}

/**
 * Creates users one by one. Created users are never sent again. Failed users are sent again on a retry; if
 * the response was lost, the run first checks whether the user exists. Stops between two users if aborted.
 */
export async function runImport<Row>(
  entries: readonly RunEntry<Row>[],
  calls: ImportCalls<Row>,
  onStep: (at: number, step: RunStep) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [at, entry] of entries.entries()) {
    if (signal.aborted) return;
    if (entry.step.kind === 'created') continue;
    onStep(at, { kind: 'sending' });
    const step = await sendOne(entry, calls);
    onStep(at, step);
    // The session has ended, so the other requests would fail too.
    if (step.kind === 'failed' && step.failure.code === 'unauthorized') return;
  }
}
