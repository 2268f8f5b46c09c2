import { generateStatusPdf, useDataContext } from '@surtidor/data';
import { getDisplayNumber, type Invoice, invoiceStatusAppearance } from '@surtidor/domain';
import { useLinePdfs } from '../../../features/accounts/use-line-pdfs.ts';
import {
  type InvoiceField,
  invoiceFieldIds,
  invoiceFields,
} from '../../../features/invoices/invoice-fields.ts';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../../../features/lists/saved-views/saved-views-menu.tsx';
import { PdfBatchDownload } from '../../../features/pdf/batch/pdf-batch-download.tsx';
import {
  createAmountCell,
  createDayCell,
  createTextCell,
  type SheetColumn,
} from '../../../features/table-files/sheet.ts';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

const createFieldColumn = (field: InvoiceField, text: Text): SheetColumn<Invoice> => ({
  title: text(field.label),
  width: field.width,
  cell: (invoice) =>
    field.kind === 'day'
      ? createDayCell(field.getValue(invoice))
      : createTextCell(field.getValue(invoice)),
});

/** Returns the columns of an exported list of invoices. */
const getExportColumns = (text: Text): readonly SheetColumn<Invoice>[] => [
  {
    title: text('Invoice number'),
    width: 20,
    cell: (invoice) => createTextCell(getDisplayNumber(invoice)),
  },
  {
    title: text('State'),
    width: 14,
    cell: ({ status }) => createTextCell(text(invoiceStatusAppearance[status].label)),
  },
  ...invoiceFieldIds.map((id) => createFieldColumn(invoiceFields[id], text)),
  { title: text('Value'), width: 18, cell: ({ balance }) => createAmountCell(balance) },
];

export interface MoreToolsProps {
  /** The filter as search params, and its setter. */
  readonly view: Pick<SavedViewsMenuProps, 'query' | 'onApply'>;
  /** The loaded invoices. The export loads the other pages. */
  readonly loadedRows: readonly Invoice[];
  readonly completeList: ExportMenuProps<Invoice>['completeList'];
  /** The selected invoices, including those that the filter hides. */
  readonly selected: readonly Invoice[];
}

/** The menu of saved views and the menu to export the invoices as a file or as PDFs. */
export const MoreTools = ({ view, ...exportProps }: MoreToolsProps) => {
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
        {...exportProps}
        columns={getExportColumns(text)}
        onExportPdfs={pdfs.open}
      />
      {pdfs.jobs && <PdfBatchDownload jobs={pdfs.jobs} fileName={fileName} onClose={pdfs.close} />}
    </>
  );
};
