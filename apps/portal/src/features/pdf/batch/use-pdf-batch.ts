import { useEffect, useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { batchToRetry, countOf, type PdfBatch, type PdfJob, waitingBatch } from './pdf-job.ts';
import { runBatch } from './run-batch.ts';

/** The state of the batch. */
export interface PdfBatchProgress {
  readonly batch: PdfBatch;
  readonly done: number;
  readonly failed: number;
  readonly running: boolean;
  /** Retries the failures. */
  readonly retry: () => void;
}

/** Fetches the PDFs of the initial jobs until all have settled or the component unmounts. */
export function usePdfBatch(jobs: readonly PdfJob[]): PdfBatchProgress {
  const hosts = usePortal().config.allowedHosts;
  const [first] = useState(jobs);
  const [batch, setBatch] = useState<PdfBatch>(() => waitingBatch(first));
  const [attempt, setAttempt] = useState({ batch });
  useEffect(() => {
    const controller = new AbortController();
    void runBatch({
      jobs: first,
      batch: attempt.batch,
      hosts,
      fetchFile: (address, options) => fetch(address, options),
      onChange: setBatch,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [first, hosts, attempt]);
  return {
    batch,
    done: countOf(batch, 'done'),
    failed: countOf(batch, 'failed'),
    running: countOf(batch, 'waiting') + countOf(batch, 'working') > 0,
    retry: () => {
      const next = batchToRetry(batch);
      setBatch(next);
      setAttempt({ batch: next });
    },
  };
}
