import { type AccountLine, offersPdf, type PdfAnswer } from '@surtidor/domain';
import { useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { invoiceTitle } from '../invoices/document-title.ts';
import type { PdfJob } from '../pdf/batch/pdf-job.ts';

/** The PDFs of many lines: what is asked for now, and the way to ask. */
export interface LinePdfs {
  /** Null while nothing is asked for. */
  readonly jobs: readonly PdfJob[] | null;
  readonly open: (lines: readonly AccountLine[]) => void;
  readonly close: () => void;
}

/** Turns lines into the PDFs that they offer (spec 5). */
export function useLinePdfs(fetchPdf: (line: AccountLine) => Promise<PdfAnswer>): LinePdfs {
  const text = useText();
  const [jobs, setJobs] = useState<readonly PdfJob[] | null>(null);
  return {
    jobs,
    open: (lines) =>
      setJobs(
        lines.filter(offersPdf).map((line) => ({
          id: line.id,
          title: invoiceTitle(line, text),
          fetchPdf: () => fetchPdf(line),
        })),
      ),
    close: () => setJobs(null),
  };
}
