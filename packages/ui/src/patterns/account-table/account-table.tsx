import { forwardRef, type ReactNode, useMemo } from 'react';
import {
  type Column,
  type SortDirection,
  Table,
  type TableSelection,
  type TableSort,
} from '../../data-display/table/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { type AccountColumn, type AccountLine, accountColumns } from './account-line.ts';

export interface AccountTableProps extends RootProps {
  /** What is listed: 'Documentos de su cuenta'. */
  caption: string;
  /** `hidden` below a heading that says the same. */
  captionMode?: 'shown' | 'hidden';
  /** The headings of the seven columns. Must be stable between renders. */
  headings: Readonly<Record<AccountColumn, string>>;
  /** One line per document, in display order. */
  lines: ReadonlyArray<AccountLine>;
  /** The sort of the lines, shown in the heading. The owner sorts the lines. */
  sort?: TableSort;
  /** With it the headings named in `sortable` are buttons; `column` is one of the seven names. */
  onSortChange?: (sort: TableSort) => void;
  /** Columns the list can be sorted by; the dates and the value by default. */
  sortable?: ReadonlyArray<AccountColumn>;
  /** Makes lines selectable, to export or print some of them. */
  selection?: TableSelection<AccountLine>;
  /** The last cell of a line: its PDF link. Must be stable. */
  lineAction?: (line: AccountLine) => ReactNode;
  /** What stands before the due date on phones: 'Vence'. */
  dueShort?: string;
  /** Where the lines are sorted on phones: above them, or `elsewhere`, as in the list's tool bar. */
  cardSort?: 'above' | 'elsewhere';
}

const usuallySortable: readonly AccountColumn[] = ['documentDate', 'dueDate', 'value'];

/** A dealer asks for the newest and the largest first. */
const firstDirection: Partial<Record<AccountColumn, SortDirection>> = {
  documentDate: 'descending',
  value: 'descending',
};

/** Numbers and dates up to this long stay on one line; longer ones may break, so that the table fits. */
const maxUnbroken = 16;

const unbrokenColumns: readonly AccountColumn[] = [
  'invoiceNumber',
  'documentNumber',
  'documentDate',
  'dueDate',
];

const cellOf = (column: AccountColumn) => (line: AccountLine) => {
  const text = line[column];
  if (column === 'value' && line.sign === 'negative') {
    return <span className="text-danger-ink">{text}</span>;
  }
  if (unbrokenColumns.includes(column) && text.length <= maxUnbroken) {
    return <span className="whitespace-nowrap">{text}</span>;
  }
  return text;
};

/** The card's title may be the document's number already. */
const addsToTitle = ({ documentNumber, invoiceNumber }: AccountLine) =>
  documentNumber !== invoiceNumber;

/** The documents of an account: seven columns, cards on phones (spec 2, account status). */
export const AccountTable = forwardRef<HTMLDivElement, AccountTableProps>(function AccountTable(
  { headings, lines, sortable = usuallySortable, lineAction, dueShort = '', ...table },
  ref,
) {
  const columns = useMemo(
    () =>
      accountColumns.map(
        (id): Column<AccountLine> => ({
          id,
          header: headings[id],
          cell: cellOf(id),
          ...(id === 'dueDate' && { short: dueShort }),
          ...(id === 'documentNumber' && { inCard: addsToTitle }),
          kind: id === 'value' ? 'number' : 'text',
          part: id === 'invoiceNumber' ? 'title' : 'fact',
          ...(sortable.includes(id) && {
            sortable: { first: firstDirection[id] ?? 'ascending' },
          }),
        }),
      ),
    [headings, sortable, dueShort],
  );
  return (
    <Table
      ref={ref}
      {...passedOn(table)}
      className={table.className}
      {...table}
      columns={columns}
      rows={lines}
      rowId={idOf}
      rowAction={lineAction}
      cards="lines"
    />
  );
});

const idOf = ({ id }: AccountLine) => id;
