import { generateStatusPdf, useDataContext } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain';
import { useLinePdfs } from '../../../features/accounts/use-line-pdfs.ts';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../../../features/lists/saved-views/saved-views-menu.tsx';
import { PdfBatchDialog } from '../../../features/pdf/batch/pdf-batch-dialog.tsx';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { invoiceColumns } from './invoice-columns.ts';

export interface MoreToolsProps {
  /** The filter in the search params and its setter. */
  readonly view: Pick<SavedViewsMenuProps, 'query' | 'onApply'>;
  /** The loaded invoices; export loads the other pages. */
  readonly shown: readonly Invoice[];
  readonly whole: ExportMenuProps<Invoice>['whole'];
  /** The selected invoices, shown or not. */
  readonly selected: readonly Invoice[];
}

/** Saved views, and the invoices as a file or as PDFs. */
export const MoreTools = ({ view, ...exported }: MoreToolsProps) => {
  const text = useText();
  const { client } = useDataContext();
  const today = useToday();
  const pdfs = useLinePdfs(({ statusLineId }) => generateStatusPdf(client, statusLineId));
  const fileName = `facturas-por-pagar-${today}`;
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
