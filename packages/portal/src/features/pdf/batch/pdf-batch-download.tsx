import { LazyPart } from '../../../platform/loading/lazy-part.tsx';
import type { PdfBatchDialogProps } from './pdf-batch-dialog.tsx';

const loadDialog = async () => (await import('./pdf-batch-dialog.tsx')).PdfBatchDialog;

/** Renders the dialog that downloads many PDFs. It is a lazy chunk, which contains the zip library. */
export const PdfBatchDownload = (props: PdfBatchDialogProps) => (
  <LazyPart load={loadDialog} onClose={props.onClose}>
    {(PdfBatchDialog) => <PdfBatchDialog {...props} />}
  </LazyPart>
);
