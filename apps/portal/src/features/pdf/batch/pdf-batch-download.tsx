import { lazy, Suspense } from 'react';
import type { PdfBatchDialogProps } from './pdf-batch-dialog.tsx';

const PdfBatchDialog = lazy(async () => {
  const { PdfBatchDialog: Dialog } = await import('./pdf-batch-dialog.tsx');
  return { default: Dialog };
});

/** The dialog that downloads many PDFs, with its zip library; a lazy chunk. */
export const PdfBatchDownload = (props: PdfBatchDialogProps) => (
  <Suspense fallback={null}>
    <PdfBatchDialog {...props} />
  </Suspense>
);
