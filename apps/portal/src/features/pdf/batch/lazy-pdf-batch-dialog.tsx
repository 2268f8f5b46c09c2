import { lazyPart } from '../../../platform/loading/lazy-part.ts';

/** Many PDFs in one go; loaded when it is first needed. */
export const LazyPdfBatchDialog = lazyPart(
  async () => (await import('./pdf-batch-dialog.tsx')).PdfBatchDialog,
);
