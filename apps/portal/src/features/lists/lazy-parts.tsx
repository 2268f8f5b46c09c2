import { lazy } from 'react';
import { loadChunk } from '../../platform/loading/chunk-failure.ts';

/** Says why there is no file; loaded when it is first needed. */
export const LazyPdfNotice = lazy(() =>
  loadChunk(async () => ({ default: (await import('../pdf/pdf-notice.tsx')).PdfNotice })),
);

/** Many PDFs in one go; loaded when it is first needed. */
export const LazyPdfBatchDialog = lazy(() =>
  loadChunk(async () => ({
    default: (await import('../pdf/batch/pdf-batch-dialog.tsx')).PdfBatchDialog,
  })),
);

/** The saved views of a list; loaded when they are first opened. */
export const LazySavedViewsPanel = lazy(() =>
  loadChunk(async () => ({
    default: (await import('./saved-views/saved-views-panel.tsx')).SavedViewsPanel,
  })),
);
