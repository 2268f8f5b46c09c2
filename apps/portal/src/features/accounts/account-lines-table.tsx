import {
  type AccountLine,
  formatDate,
  formatMoney,
  getAccountValueTone,
  getDisplayNumber,
  hasPdf,
  type PdfResponse,
} from '@surtidor/domain';
import { type AccountColumn, type AccountLine as AccountRow, AccountTable } from '@surtidor/ui';
import { useCallback, useMemo, useRef } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { getInvoiceTitle } from '../invoices/document-title.ts';
import { PdfLink } from '../pdf/pdf-link.tsx';
import type { AccountTexts } from './account-texts.ts';
import type { GetClassName } from './use-class-names.ts';
import type { LineSelection } from './use-line-selection.ts';

/** Returns the table row of a line (spec 2, account status). */
const toAccountRow = (line: AccountLine, getClassName: GetClassName): AccountRow => ({
  id: line.id,
  invoiceNumber: getDisplayNumber(line),
  documentNumber: line.documentNumber,
  documentClass: getClassName(line),
  details: line.details,
  documentDate: formatDate(line.documentDate),
  dueDate: formatDate(line.dueDate),
  value: formatMoney(line.balance),
  sign: getAccountValueTone(line) === 'red' ? 'negative' : 'positive',
});

/** Returns the headings of the seven columns (spec 2), stable until the language changes. */
function useAccountHeadings(): Readonly<Record<AccountColumn, string>> {
  const text = useText();
  return useMemo(
    () => ({
      invoiceNumber: text('Invoice number'),
      documentNumber: text('Document number'),
      documentClass: text('Document class'),
      details: text('Details'),
      documentDate: text('Document date'),
      dueDate: text('Expiration date'),
      value: text('Value'),
    }),
    [text],
  );
}

/** The sort of the table. */
export interface TableSort {
  readonly column: AccountColumn;
  readonly direction: 'ascending' | 'descending';
}

export interface AccountLinesTableProps {
  readonly lines: readonly AccountLine[];
  readonly texts: AccountTexts;
  readonly getClassName: GetClassName;
  readonly selection: LineSelection;
  /** Fetches the PDF of a line. Must be stable. */
  readonly fetchPdf: (line: AccountLine) => Promise<PdfResponse>;
  readonly sort: TableSort;
  readonly sortable: readonly AccountColumn[];
  readonly onSortChange: (sort: {
    readonly column: string;
    readonly direction: TableSort['direction'];
  }) => void;
}

/** Returns the rows, cached per line so that only changed rows re-render. */
function useRows(lines: readonly AccountLine[], getClassName: GetClassName): readonly AccountRow[] {
  const getRow = useMemo(() => {
    const cachedRows = new WeakMap<AccountLine, AccountRow>();
    return (line: AccountLine) => {
      const row = cachedRows.get(line) ?? toAccountRow(line, getClassName);
      cachedRows.set(line, row);
      return row;
    };
  }, [getClassName]);
  return useMemo(() => lines.map(getRow), [lines, getRow]);
}

/** Renders the account lines in seven columns, with their PDFs. */
export const AccountLinesTable = (props: AccountLinesTableProps) => {
  const { lines, texts, getClassName, selection, fetchPdf, ...sorting } = props;
  const text = useText();
  const headings = useAccountHeadings();
  const linesById = useRef<ReadonlyMap<string, AccountLine>>(new Map());
  linesById.current = useMemo(() => new Map(lines.map((line) => [line.id, line])), [lines]);
  const renderLineAction = useCallback(
    ({ id }: AccountRow) => {
      const line = linesById.current.get(id);
      if (line === undefined || !hasPdf(line)) return null;
      return <PdfLink document={getInvoiceTitle(line, text)} fetchPdf={() => fetchPdf(line)} />;
    },
    [fetchPdf, text],
  );
  return (
    <AccountTable
      caption={text(texts.caption)}
      captionMode="hidden"
      cardSort="elsewhere"
      headings={headings}
      dueShort={text('Due')}
      lines={useRows(lines, getClassName)}
      lineAction={renderLineAction}
      selection={{
        selected: selection.ids,
        onSelectedChange: selection.setIds,
        rowLabel: ({ invoiceNumber }) => text('Select {document}', { document: invoiceNumber }),
      }}
      {...sorting}
    />
  );
};
