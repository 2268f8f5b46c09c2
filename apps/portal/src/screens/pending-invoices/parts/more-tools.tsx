import { generateStatusPdf, useDataContext } from '@surtidor/data';
import { type Invoice, todayIn } from '@surtidor/domain';
import { useLinePdfs } from '../../../features/accounts/use-line-pdfs.ts';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../../../features/lists/saved-views/saved-views-menu.tsx';
import { PdfBatchDialog } from '../../../features/pdf/batch/pdf-batch-dialog.tsx';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { invoiceColumns } from './invoice-columns.ts';

export interface MoreToolsProps {
  /** The filter as the address writes it, and how to take another. */
  readonly view: Pick<SavedViewsMenuProps, 'query' | 'onApply'>;
  /** The loaded invoices, and the pages that are not loaded. */
  readonly shown: readonly Invoice[];
  readonly whole: ExportMenuProps<Invoice>['whole'];
  /** What is selected, whether it is shown or not. */
  readonly selected: readonly Invoice[];
}

/** Views to come back to, and the invoices as a file or as their PDFs. */
export const MoreTools = ({ view, ...exported }: MoreToolsProps) => {
  const text = useText();
  const { client } = useDataContext();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const pdfs = useLinePdfs(({ statusLineId }) => generateStatusPdf(client, statusLineId));
  const fileName = `facturas-por-pagar-${todayIn(timeZone, now())}`;
  return (
    <>
      <SavedViewsMenu list="pending-invoices" {...view} />
      <ExportMenu
        title={text('Pending invoices')}
        fileName={fileName}
        {...exported}
        columns={invoiceColumns(text)}
        onPdfs={pdfs.open}
      />
      {pdfs.jobs && <PdfBatchDialog jobs={pdfs.jobs} fileName={fileName} onClose={pdfs.close} />}
    </>
  );
};
