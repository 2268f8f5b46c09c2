import type { Failure } from '@surtidor/domain';

/** How far one person of the file is. */
export type RunStep =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'created' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The answer was lost: whether they exist is looked up before anything is sent again. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** How a person is sent, and looked up when an answer was lost. */
export interface ImportCalls<Row> {
  readonly create: (row: Row) => Promise<RunStep>;
  /** Whether the person exists by now; null when it cannot be told. */
  readonly exists: (row: Row) => Promise<boolean | null>;
}

/** One person to be sent, and how far they are. */
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
 * Creates people one by one. Who was created is never sent again; who failed is, when asked anew; a
 * lost answer is looked up first. It stops between two people when the signal says so.
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
    // The session is over: the rest would only be refused.
    if (step.kind === 'failed' && step.failure.code === 'unauthorized') return;
  }
}
