import { type AccountLine, hasPdf, type PdfResponse } from '@surtidor/domain/invoices';
import { useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { getInvoiceTitle } from '../invoices/document-title.ts';
import type { PdfJob } from '../pdf/batch/pdf-job.ts';

/** The requested PDFs of many lines. */
export interface LinePdfs {
  /** Null if none are requested. */
  readonly jobs: readonly PdfJob[] | null;
  readonly open: (lines: readonly AccountLine[]) => void;
  readonly close: () => void;
}

/** Manages the PDF download of many lines (spec 5). */
export function useLinePdfs(fetchPdf: (line: AccountLine) => Promise<PdfResponse>): LinePdfs {
  const text = useText();
  const [jobs, setJobs] = useState<readonly PdfJob[] | null>(null);
  return {
    jobs,
    open: (lines) =>
      setJobs(
        lines.filter(hasPdf).map((line) => ({
          id: line.id,
          title: getInvoiceTitle(line, text),
          fetchPdf: () => fetchPdf(line),
        })),
      ),
    close: () => setJobs(null),
  };
}
