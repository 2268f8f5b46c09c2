import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { loadListToolTexts } from '../../../platform/messages/list-tool-texts.ts';

/** Many PDFs in one go; loaded when it is first needed. */
export const LazyPdfBatchDialog = lazyPart(async () => {
  const [{ PdfBatchDialog }] = await Promise.all([
    import('./pdf-batch-dialog.tsx'),
    loadListToolTexts(),
  ]);
  return PdfBatchDialog;
});
