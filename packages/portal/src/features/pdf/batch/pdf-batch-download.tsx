import { lazy, Suspense } from 'react';
import type { PdfBatchDialogProps } from './pdf-batch-dialog.tsx';

const PdfBatchDialog = lazy(async () => {
  const dialogModule = await import('./pdf-batch-dialog.tsx');
  return { default: dialogModule.PdfBatchDialog };
});

/** Renders the dialog that downloads many PDFs. It is a lazy chunk, which contains the zip library. */
export const PdfBatchDownload = (props: PdfBatchDialogProps) => (
  <Suspense fallback={null}>
    <PdfBatchDialog {...props} />
  </Suspense>
);
