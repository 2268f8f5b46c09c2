import { forwardRef, type ReactNode, useMemo } from 'react';
import { Link } from '../../actions/link/index.ts';
import {
  type Column,
  type SortDirection,
  Table,
  type TableSelection,
  type TableSort,
} from '../../data-display/table/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { type AccountColumn, type AccountLine, accountColumns } from './account-line.ts';

export interface AccountTableProps extends RootProps {
  /** The caption: 'Documentos de su cuenta'. */
  caption: string;
  /**
   * `hidden` if a visible heading has the same text.
   * @default 'shown'
   */
  captionMode?: 'shown' | 'hidden';
  /** The headings of the seven columns. Must be stable between renders. */
  headings: Readonly<Record<AccountColumn, string>>;
  /** The lines, in display order. */
  lines: ReadonlyArray<AccountLine>;
  /** The current sort, shown in the heading. The parent sorts the lines. */
  sort?: TableSort;
  /** Makes the headings in `sortable` buttons; `column` is one of the seven column names. */
  onSortChange?: (sort: TableSort) => void;
  /** The sortable columns; the dates and the value by default. */
  sortable?: ReadonlyArray<AccountColumn>;
  /** Makes lines selectable, for export or print. */
  selection?: TableSelection<AccountLine>;
  /** Renders the last cell of a line: its PDF link. Must be stable. */
  lineAction?: (line: AccountLine) => ReactNode;
  /** Returns the URL of a line's page, to which its invoice number links. Must be stable. */
  lineHref?: (line: AccountLine) => string | undefined;
  /** The label of the due date on phones: 'Vence'. */
  dueShort?: string;
  /**
   * The sort control on phones: above the lines, or `none` if the list's toolbar has one.
   * @default 'above'
   */
  cardSort?: 'above' | 'none';
}

const defaultSortableColumns: readonly AccountColumn[] = ['documentDate', 'dueDate', 'value'];

/** The initial sort direction of each column: newest and largest first. */
const initialDirections: Partial<Record<AccountColumn, SortDirection>> = {
  documentDate: 'descending',
  value: 'descending',
};

/** Numbers and dates up to this length do not wrap; longer ones may, so that the table fits. */
const maxUnwrappedLength = 16;

const nowrapColumns: readonly AccountColumn[] = [
  'invoiceNumber',
  'documentNumber',
  'documentDate',
  'dueDate',
];

const createCellRenderer = (column: AccountColumn, getHref: AccountTableProps['lineHref']) => {
  const renderText = createTextRenderer(column);
  if (column !== 'invoiceNumber' || getHref === undefined) return renderText;
  return (line: AccountLine) => {
    const href = getHref(line);
    return href === undefined ? (
      renderText(line)
    ) : (
      <Link href={href} className="-my-3 inline-block py-3">
        {renderText(line)}
      </Link>
    );
  };
};

const createTextRenderer = (column: AccountColumn) => (line: AccountLine) => {
  const text = line[column];
  if (column === 'value' && line.sign === 'negative') {
    return <span className="text-ui-danger-ink">{text}</span>;
  }
  if (nowrapColumns.includes(column) && text.length <= maxUnwrappedLength) {
    return <span className="whitespace-nowrap">{text}</span>;
  }
  return text;
};

/** Returns whether the document number differs from the card's title. If not, the card omits it. */
const isDifferentFromTitle = ({ documentNumber, invoiceNumber }: AccountLine) =>
  documentNumber !== invoiceNumber;

/** The documents of an account: a table of seven columns, cards on phones (spec 2, account status). */
export const AccountTable = forwardRef<HTMLDivElement, AccountTableProps>(function AccountTable(
  {
    headings,
    lines,
    sortable = defaultSortableColumns,
    lineAction,
    lineHref,
    dueShort = '',
    ...table
  },
  ref,
) {
  const columns = useMemo(
    () =>
      accountColumns.map(
        (id): Column<AccountLine> => ({
          id,
          header: headings[id],
          cell: createCellRenderer(id, lineHref),
          ...(id === 'dueDate' && { short: dueShort }),
          ...(id === 'documentNumber' && { inCard: isDifferentFromTitle }),
          kind: id === 'value' ? 'number' : 'text',
          part: id === 'invoiceNumber' ? 'title' : 'fact',
          ...(sortable.includes(id) && {
            sortable: { first: initialDirections[id] ?? 'ascending' },
          }),
        }),
      ),
    [headings, sortable, dueShort, lineHref],
  );
  return (
    <Table
      ref={ref}
      {...getRootProps(table)}
      className={table.className}
      {...table}
      columns={columns}
      rows={lines}
      rowId={getId}
      rowAction={lineAction}
      cards="lines"
    />
  );
});

const getId = ({ id }: AccountLine) => id;
