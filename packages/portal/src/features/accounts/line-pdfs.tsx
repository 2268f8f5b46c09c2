import { type AccountLine, hasPdf, type PdfResponse } from '@surtidor/domain/invoices';
import { useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { getInvoiceTitle } from '../invoices/document-title.ts';
import { PdfBatchDownload } from '../pdf/batch/pdf-batch-download.tsx';

export interface LinePdfsProps<Line extends AccountLine> {
  readonly lines: readonly Line[];
  readonly fetchPdf: (line: Line) => Promise<PdfResponse>;
  /** The name of the zip file without its extension. */
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Downloads the PDFs of the lines that have one (spec 5). */
export const LinePdfs = <Line extends AccountLine>(props: LinePdfsProps<Line>) => {
  const { lines, fetchPdf, ...download } = props;
  const text = useText();
  const [jobs] = useState(() =>
    lines.filter(hasPdf).map((line) => ({
      id: line.id,
      title: getInvoiceTitle(line, text),
      fetchPdf: () => fetchPdf(line),
    })),
  );
  return <PdfBatchDownload jobs={jobs} {...download} />;
};
