import {
  type AccountLine,
  getAccountValueTone,
  hasPdf,
  type PdfResponse,
} from '@surtidor/domain/invoices';
import { type AccountColumn, type AccountLine as AccountRow, AccountTable } from '@surtidor/ui';
import { useCallback, useMemo } from 'react';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { getInvoiceTitle } from '../invoices/document-title.ts';
import { useInvoicePath } from '../invoices/invoice-link.tsx';
import type { RowSelection } from '../lists/use-row-selection.ts';
import { PdfLink } from '../pdf/pdf-link.tsx';
import { createAccountFields } from './account-fields.ts';
import type { AccountTexts } from './account-texts.ts';
import type { GetClassName } from './use-class-names.ts';

/** Converts the values of a record. */
const mapValues = <Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  convert: (value: Value, key: Key) => Result,
): Readonly<Record<Key, Result>> =>
  // The keys are those of `record`.
  Object.fromEntries(
    Object.entries<Value>(record).map(([key, value]) => [key, convert(value, key as Key)]),
  ) as Record<Key, Result>;

/** The sort of the table. */
export interface TableSort {
  readonly column: AccountColumn;
  readonly direction: 'ascending' | 'descending';
}

export interface AccountLinesTableProps {
  readonly lines: readonly AccountLine[];
  readonly texts: AccountTexts;
  readonly getClassName: GetClassName;
  readonly selection: RowSelection<AccountLine>;
  /** Fetches the PDF of a line. Must be stable. */
  readonly fetchPdf: (line: AccountLine) => Promise<PdfResponse>;
  readonly sort: TableSort;
  readonly sortable: readonly AccountColumn[];
  readonly onSortChange: (sort: {
    readonly column: string;
    readonly direction: TableSort['direction'];
  }) => void;
}

type AccountFields = ReturnType<typeof createAccountFields>;

const toAccountRow = (line: AccountLine, fields: AccountFields, text: Text): AccountRow => ({
  id: line.id,
  ...mapValues(fields, ({ format }) => format(line, text)),
  sign: getAccountValueTone(line) === 'red' ? 'negative' : 'positive',
});

/** Returns the rows, cached per line so that only changed rows re-render, and a function that returns a row's line. */
function useRows(lines: readonly AccountLine[], fields: AccountFields) {
  const text = useText();
  const { getRow, getLine } = useMemo(() => {
    const cachedRows = new WeakMap<AccountLine, AccountRow>();
    const linesByRow = new WeakMap<AccountRow, AccountLine>();
    return {
      getRow: (line: AccountLine) => {
        const row = cachedRows.get(line) ?? toAccountRow(line, fields, text);
        cachedRows.set(line, row);
        linesByRow.set(row, line);
        return row;
      },
      getLine: (row: AccountRow) => linesByRow.get(row),
    };
  }, [fields, text]);
  return { rows: useMemo(() => lines.map(getRow), [lines, getRow]), getLine };
}

/** Renders the account lines in seven columns, with their PDFs. */
export const AccountLinesTable = (props: AccountLinesTableProps) => {
  const { lines, texts, getClassName, selection, fetchPdf, ...sorting } = props;
  const text = useText();
  const fields = useMemo(() => createAccountFields(getClassName), [getClassName]);
  const headings = useMemo(() => mapValues(fields, ({ label }) => text(label)), [fields, text]);
  const { rows, getLine } = useRows(lines, fields);
  const renderLineAction = useCallback(
    (row: AccountRow) => {
      const line = getLine(row);
      if (line === undefined || !hasPdf(line)) return null;
      return <PdfLink document={getInvoiceTitle(line, text)} fetchPdf={() => fetchPdf(line)} />;
    },
    [fetchPdf, getLine, text],
  );
  const getPath = useInvoicePath();
  const getLineHref = useCallback(
    (row: AccountRow) => {
      const line = getLine(row);
      return line && getPath(line);
    },
    [getLine, getPath],
  );
  return (
    <AccountTable
      caption={text(texts.caption)}
      captionMode="hidden"
      cardSort="none"
      headings={headings}
      dueShort={text('Due')}
      lines={rows}
      lineAction={renderLineAction}
      lineHref={getLineHref}
      selection={{
        selected: selection.ids,
        onSelectedChange: selection.setIds,
        rowLabel: ({ invoiceNumber }) => text('Select {document}', { document: invoiceNumber }),
      }}
      {...sorting}
    />
  );
};
