import { generateStatusPdf, type InvoiceSort, useDataContext } from '@surtidor/data';
import { getDisplayNumber } from '@surtidor/domain';
import {
  cleanNumberFilter,
  type Invoice,
  invoiceStatusAppearance,
} from '@surtidor/domain/invoices';
import { useState } from 'react';
import { withClassNames } from '../../../features/accounts/document-class-field.tsx';
import { LinePdfs } from '../../../features/accounts/line-pdfs.tsx';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import { amountField, type ListField, textField } from '../../../features/lists/list-fields.ts';
import { ListTools, type ListToolsProps } from '../../../features/lists/list-tools.tsx';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { ViewSwitch } from '../../../features/lists/view-switch.tsx';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { type PendingFilter, pendingFilter } from '../pending-filter.tsx';

const sortLabels: Readonly<Record<InvoiceSort, PortalMessageKey>> = {
  due: 'Earliest due date',
  'due-latest': 'Latest due date',
  newest: 'Newest document',
  oldest: 'Oldest document',
  amount: 'Largest amount',
  'amount-least': 'Smallest amount',
};

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
  const [pdfLines, setPdfLines] = useState<readonly Invoice[] | null>(null);
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
          value: number ?? '',
          onSearch: (input) => setFilter({ ...filter, number: cleanNumberFilter(input) }),
        }}
        sort={{
          value: sort,
          labels: sortLabels,
          onChange: (nextSort) => setFilter({ ...filter, sort: nextSort }),
        }}
        filter={{
          definition: withClassNames(pendingFilter, getClassName),
          title: text('Filter invoices'),
          value: filter,
        }}
        exportMenu={
          <ExportMenu
            title={text('Pending invoices')}
            fileName={fileName}
            {...exportProps}
            fields={getExportFields(text)}
            onExportPdfs={setPdfLines}
          />
        }
      >
        <ViewSwitch {...listView} />
      </ListTools>
      {pdfLines && (
        <LinePdfs
          lines={pdfLines}
          fetchPdf={({ statusLineId }) => generateStatusPdf(client, statusLineId)}
          fileName={fileName}
          onClose={() => setPdfLines(null)}
        />
      )}
    </>
  );
};
