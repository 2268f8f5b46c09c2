import { toPdfOutcome } from '../pdf-outcome.ts';
import { type FetchFile, fetchPdf } from './fetch-pdf.ts';
import type { PdfBatch, PdfJob, PdfJobState } from './pdf-job.ts';

/** The number of concurrent requests. It is small because the backend creates each file on request. */
const concurrency = 3;

export interface RunOptions {
  readonly jobs: readonly PdfJob[];
  /** Waiting documents are requested; the others are kept. */
  readonly batch: PdfBatch;
  /** The hosts that files may come from (reading 13). */
  readonly hosts: readonly string[];
  readonly fetchFile: FetchFile;
  /** Called with the batch after each change. */
  readonly onChange: (batch: PdfBatch) => void;
  /** Aborts the batch: no more requests and no more events. */
  readonly signal: AbortSignal;
}

/** Fetches the waiting documents in order, some at a time. Never rejects. */
export async function runBatch(options: RunOptions): Promise<void> {
  const { jobs, batch, onChange, signal } = options;
  const states = new Map(batch);
  const queue = jobs.filter(({ id }) => batch.get(id)?.kind === 'waiting');
  const updateState = (id: string, state: PdfJobState) => {
    if (signal.aborted) return;
    states.set(id, state);
    onChange(new Map(states));
  };
  const runWorker = async () => {
    for (let job = queue.shift(); job && !signal.aborted; job = queue.shift()) {
      updateState(job.id, { kind: 'working' });
      updateState(job.id, await fetchJob(job, options));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
}

async function fetchJob(
  job: PdfJob,
  { hosts, fetchFile, signal }: RunOptions,
): Promise<PdfJobState> {
  const outcome = toPdfOutcome(await job.fetchPdf(), hosts);
  return outcome.kind === 'file'
    ? fetchPdf(outcome.href, fetchFile, signal)
    : { kind: 'failed', reason: outcome.message };
}
