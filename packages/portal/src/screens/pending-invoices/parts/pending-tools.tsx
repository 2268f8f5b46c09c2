import { generateStatusPdf, type InvoiceSort, useDataContext } from '@surtidor/data';
import { createCalendarDate, getDisplayNumber } from '@surtidor/domain';
import {
  type AccountMonth,
  cleanNumberFilter,
  type Invoice,
  invoiceStatusAppearance,
  selectionStatusOptions,
} from '@surtidor/domain/invoices';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import { useLinePdfs } from '../../../features/accounts/use-line-pdfs.ts';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import { overdueAgeLabels } from '../../../features/invoices/overdue-ages.ts';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import { amountField, type ListField, textField } from '../../../features/lists/list-fields.ts';
import {
  type FilterChip,
  ListTools,
  type ListToolsProps,
} from '../../../features/lists/list-tools.tsx';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { ViewSwitch } from '../../../features/lists/view-switch.tsx';
import { PdfBatchDownload } from '../../../features/pdf/batch/pdf-batch-download.tsx';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { defaultPendingFilter, type PendingFilter } from '../pending-filter.ts';
import { PendingFilterPanel } from './pending-filter-panel.tsx';

const sortLabels: Readonly<Record<InvoiceSort, PortalMessageKey>> = {
  due: 'Earliest due date',
  'due-latest': 'Latest due date',
  newest: 'Newest document',
  oldest: 'Oldest document',
  amount: 'Largest amount',
  'amount-least': 'Smallest amount',
};

/** Formats a month as 'nov 2026'. */
const formatMonth = ({ year, month }: AccountMonth, text: Text): string =>
  formatDate(createCalendarDate(year, month, 1), text).replace(/^1 /, '');

/** Returns the conditions of the panel. Removing a chip keeps the other filters (spec 2). */
function getChips(
  filter: PendingFilter,
  getClassName: GetClassName,
  text: Text,
): readonly FilterChip<PendingFilter>[] {
  const { documentClasses, status, overdue, due, documentDate, month } = filter;
  const createChip = (field: keyof PendingFilter, label: string, value: string | undefined) => ({
    label,
    value,
    cleared: { ...filter, [field]: defaultPendingFilter[field] },
  });
  const statusOption = selectionStatusOptions.find((option) => option.status === status);
  const classNames = documentClasses.map((grouping) =>
    getClassName({ grouping, documentClass: '' }),
  );
  return [
    createChip('documentClasses', text('Document class'), classNames.join(', ')),
    createChip('status', text('State'), statusOption && text(statusOption.label)),
    createChip('overdue', text('Overdue since'), overdue && text(overdueAgeLabels[overdue])),
    createChip(
      'due',
      text('Due date'),
      due && `${formatDate(due.start, text)} – ${formatDate(due.end, text)}`,
    ),
    createChip(
      'documentDate',
      text('Document date'),
      documentDate && formatDate(documentDate, text),
    ),
    createChip('month', text('Month and year'), month && formatMonth(month, text)),
  ];
}

/** Returns the fields of an exported list of invoices. */
const getExportFields = (text: Text): readonly ListField<Invoice>[] => [
  textField('Invoice number', 20, getDisplayNumber),
  textField('State', 14, ({ status }) => text(invoiceStatusAppearance[status].label)),
  ...Object.values(invoiceFields),
  amountField('Value', ({ balance }) => balance),
];

export interface PendingToolsProps
  extends Pick<ExportMenuProps<Invoice>, 'loadedRows' | 'completeList' | 'selected'>,
    Pick<
      ListToolsProps<PendingFilter, InvoiceSort>,
      'urlState' | 'summary' | 'shortcuts' | 'renderActions'
    > {
  readonly filter: PendingFilter;
  /** Returns the name of a document class. Changes only when the names load. */
  readonly getClassName: GetClassName;
  /** The layout and its setter. */
  readonly listView: Pick<SavedListView, 'view' | 'select'>;
}

/** The toolbar of the list, with the active filters below. */
export const PendingTools = (props: PendingToolsProps) => {
  const { filter, urlState, getClassName, listView, ...rest } = props;
  const { summary, shortcuts, renderActions, ...exportProps } = rest;
  const text = useText();
  const { client } = useDataContext();
  const pdfs = useLinePdfs(({ statusLineId }) => generateStatusPdf(client, statusLineId));
  const fileName = `facturas-por-pagar-${useToday()}`;
  const { number, sort } = filter;
  const { setFilter } = urlState;
  return (
    <>
      <ListTools
        list="pending-invoices"
        {...{ summary, shortcuts, renderActions }}
        urlState={urlState}
        search={{
          label: text('Search by invoice or document number'),
          value: number,
          onSearch: (input) => setFilter({ ...filter, number: cleanNumberFilter(input) }),
        }}
        sort={{
          value: sort,
          labels: sortLabels,
          onChange: (nextSort) => setFilter({ ...filter, sort: nextSort }),
        }}
        chips={getChips(filter, getClassName, text)}
        cleared={{ ...defaultPendingFilter, number, sort }}
        renderPanel={(close) => (
          <PendingFilterPanel filter={filter} onApply={setFilter} onClose={close} />
        )}
        exportMenu={
          <ExportMenu
            title={text('Pending invoices')}
            fileName={fileName}
            {...exportProps}
            fields={getExportFields(text)}
            onExportPdfs={pdfs.open}
          />
        }
      >
        <ViewSwitch {...listView} />
      </ListTools>
      {pdfs.jobs && <PdfBatchDownload jobs={pdfs.jobs} fileName={fileName} onClose={pdfs.close} />}
    </>
  );
};
