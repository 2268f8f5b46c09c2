import { Alert, Button, Dialog, ProgressBar } from '@surtidor/ui';
import FileArchive from 'lucide-react/icons/file-archive';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { translate, useText } from '../../../platform/messages/text-context.tsx';
import { countJobs, createBatch, type PdfBatch, type PdfJob, resetFailures } from './pdf-job.ts';
import { runBatch } from './run-batch.ts';
import { zipBatch } from './zip-batch.ts';
import '../../../shared/messages/spanish/pdf-batch.ts';

/** The state of the batch. */
interface PdfBatchProgress {
  readonly batch: PdfBatch;
  readonly done: number;
  readonly failed: number;
  readonly running: boolean;
  /** Retries the failures. */
  readonly retry: () => void;
}

/** Fetches the PDFs of the initial jobs until all have settled or the component unmounts. */
function usePdfBatch(jobs: readonly PdfJob[]): PdfBatchProgress {
  const hosts = usePortal().config.allowedHosts;
  const [initialJobs] = useState(jobs);
  const [batch, setBatch] = useState<PdfBatch>(() => createBatch(initialJobs));
  const [attempt, setAttempt] = useState({ batch });
  useEffect(() => {
    const controller = new AbortController();
    void runBatch({
      jobs: initialJobs,
      batch: attempt.batch,
      hosts,
      fetchFile: (url, options) => fetch(url, options),
      onChange: setBatch,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [initialJobs, hosts, attempt]);
  return {
    batch,
    done: countJobs(batch, 'done'),
    failed: countJobs(batch, 'failed'),
    running: countJobs(batch, 'waiting') + countJobs(batch, 'working') > 0,
    retry: () => {
      const nextBatch = resetFailures(batch);
      setBatch(nextBatch);
      setAttempt({ batch: nextBatch });
    },
  };
}

export interface PdfBatchDialogProps {
  /** The documents to download, without those that have no PDF. */
  readonly jobs: readonly PdfJob[];
  /** The name of the zip without its extension. */
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Renders the download of many PDFs: progress, failures with their reason, and a zip of the rest. */
export const PdfBatchDialog = ({ jobs, fileName, onClose }: PdfBatchDialogProps) => {
  const text = useText();
  const { browser, now } = usePortal();
  const { batch, done, failed, running, retry } = usePdfBatch(jobs);
  const handleSave = () => {
    const content = new Blob([zipBatch(jobs, batch, now())], { type: 'application/zip' });
    browser.saveFile(`${fileName}.zip`, content);
  };
  return (
    <Dialog
      open
      title={text('PDFs of your documents')}
      onOpenChange={onClose}
      footer={
        <Button
          icon={<FileArchive className="size-5" />}
          disabled={running || done === 0}
          onClick={handleSave}
        >
          {text('Save zip ({count})', { count: done })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {jobs.length === 0 ? (
          <p>{text('None of these documents has a PDF.')}</p>
        ) : (
          <div className="flex flex-col gap-2">
            <p role="status" className="tabular-nums">
              {running || failed > 0
                ? text('{done} of {count} ready', { done, count: jobs.length })
                : text('All PDFs are ready.')}
            </p>
            <ProgressBar
              label={text('Downloading the PDFs')}
              value={(100 * (done + failed)) / jobs.length}
            />
          </div>
        )}
        {failed > 0 && !running && <Failures jobs={jobs} batch={batch} onRetry={retry} />}
      </div>
    </Dialog>
  );
};

interface FailuresProps {
  readonly jobs: readonly PdfJob[];
  readonly batch: PdfBatch;
  readonly onRetry: () => void;
}

const Failures = ({ jobs, batch, onRetry }: FailuresProps) => {
  const text = useText();
  const failures = jobs.flatMap(({ id, title }) => {
    const state = batch.get(id);
    return state?.kind === 'failed' ? [{ id, title, reason: state.reason }] : [];
  });
  const count = failures.length;
  return (
    <Alert
      tone="warning"
      title={
        count === 1
          ? text('1 PDF could not be downloaded')
          : text('{count} PDFs could not be downloaded', { count })
      }
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {text('Try these again')}
        </Button>
      }
    >
      <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {failures.map(({ id, title, reason }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{title}</span>
            <span>{`: ${typeof reason === 'string' ? translate(text, reason) : text(reason.key, reason.params)}`}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
