import { useAccountStatement } from '@surtidor/data';
import {
  formatMoney,
  getDisplayNumber,
  getLoadedItems,
  type Money,
  parseDateRange,
} from '@surtidor/domain';
import { getLastAccountMonth, getStatement, type StatementRow } from '@surtidor/domain/invoices';
import {
  Alert,
  AmountText,
  BalanceBox,
  Button,
  type Column,
  DateRangePicker,
  Link,
  ListFrame,
  Table,
  TableSkeleton,
} from '@surtidor/ui';
import Printer from 'lucide-react/icons/printer';
import { useMemo } from 'react';
import { MonthField } from '../../features/accounts/month-field.tsx';
import { useInvoicePath } from '../../features/invoices/invoice-link.tsx';
import { ExportMenu } from '../../features/lists/export/export-menu.tsx';
import {
  amountField,
  dateField,
  type ListField,
  textField,
} from '../../features/lists/list-fields.ts';
import { useListSearchParams } from '../../features/lists/use-list-search-params.ts';
import { createAmountCell } from '../../features/table-files/sheet.ts';
import { useRoutePath, useSession, useToday } from '../../platform/context/portal-context.tsx';
import { formatDate } from '../../platform/format/format-date.ts';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { getAllPagesFrame } from '../../platform/remote/frame-state.ts';
import { getStatementRange, type StatementParams, statementCodec } from './statement-range.ts';
import '../../shared/messages/spanish/account.ts';

const numberField = textField<StatementRow>('Invoice number', 20, ({ line }) =>
  getDisplayNumber(line),
);

const valueField = amountField<StatementRow>('Value', ({ line }) => line.balance);

/** The balance after a movement, empty if it is unknown. */
const balanceField: ListField<StatementRow> = {
  label: 'Balance after it',
  width: 18,
  format: ({ balance }) => (balance ? formatMoney(balance) : ''),
  getCell: ({ balance }) => balance && createAmountCell(balance),
};

const amountLabels: ReadonlySet<string> = new Set([valueField.label, balanceField.label]);

/** The columns of the statement, on screen and in its files. */
const fields: readonly ListField<StatementRow>[] = [
  dateField('Document date', ({ line }) => line.documentDate),
  numberField,
  textField('Document class', 26, ({ line }) => line.documentClass || line.grouping),
  textField('Details', 40, ({ line }) => line.details),
  valueField,
  balanceField,
];

/** The statement of a month or a range with a running balance, to print and export (/admin/account-history/statement). */
const StatementScreen = () => {
  const text = useText();
  const today = useToday();
  const { clientCode } = useSession();
  const historyPath = useRoutePath()('account-history');
  const { filter, setFilter } = useListSearchParams(statementCodec);
  const range = getStatementRange(filter, today);
  const list = useAccountStatement(clientCode, range);
  const { state, extra: sums } = list;
  // A part of the movements has no closing balance. A range without movements still has one.
  const isComplete = state.kind === 'empty' || (state.kind === 'ready' && state.more === 'no');
  const statement = useMemo(
    () => (isComplete && sums ? getStatement(getLoadedItems(state), sums) : null),
    [isComplete, state, sums],
  );
  const title = text('Statement');
  return (
    <>
      <PageHead
        title={title}
        parents={[{ label: text('Account history'), href: historyPath }]}
        detail={
          range &&
          text('{start} to {end}', {
            start: formatDate(range.start, text),
            end: formatDate(range.end, text),
          })
        }
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button
              variant="secondary"
              icon={<Printer className="size-5" />}
              onClick={() => window.print()}
            >
              {text('Print')}
            </Button>
            {statement && (
              <ExportMenu
                title={title}
                fileName={`extracto-${range?.start ?? today}`}
                loadedRows={statement.rows}
                fields={fields}
              />
            )}
          </span>
        }
      />
      <StatementTools filter={filter} onChange={setFilter} />
      <ListFrame
        {...getAllPagesFrame(list, text)}
        {...(state.kind === 'empty' && statement && { state: 'ready' })}
        skeleton={<TableSkeleton columns={fields.length} />}
        emptyTitle={text('No movements yet')}
      >
        {statement && <StatementContent statement={statement} subtotal={sums?.subtotal ?? null} />}
      </ListFrame>
    </>
  );
};

interface StatementToolsProps {
  readonly filter: StatementParams;
  readonly onChange: (filter: StatementParams) => void;
}

/** The month or the range of the statement. */
const StatementTools = ({ filter, onChange }: StatementToolsProps) => {
  const text = useText();
  const today = useToday();
  return (
    <div className="mt-2 mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <MonthField
        month={filter.range ? null : (filter.month ?? getLastAccountMonth(today))}
        onMonthChange={(month) => onChange({ month: month ?? undefined, range: undefined })}
      />
      <DateRangePicker
        label={text('Document date')}
        labelMode="hidden"
        value={filter.range ?? null}
        today={today}
        max={today}
        onValueChange={(value) =>
          onChange({ month: undefined, range: parseDateRange(value) ?? undefined })
        }
        onClear={() => onChange({ month: undefined, range: undefined })}
      />
    </div>
  );
};

interface StatementContentProps {
  readonly statement: ReturnType<typeof getStatement>;
  /** The sum of the movements according to the backend; null if unreadable. */
  readonly subtotal: Money | null;
}

/** The balances, what was paid, the proof of the sum, and the movements. */
const StatementContent = ({ statement, subtotal }: StatementContentProps) => {
  const text = useText();
  const getPath = useInvoicePath();
  const { rows, opening, closing, change, paid, proof } = statement;
  const columns = useMemo(() => createColumns(text, getPath), [text, getPath]);
  const formatBalance = (amount: Money | null) =>
    amount ? formatMoney(amount) : text('Balance not available');
  return (
    <div className="flex flex-col gap-4">
      <BalanceBox
        label={text('Closing balance')}
        amount={formatBalance(closing)}
        {...(proof === 'equal' && {
          note: text('The movements add up to the sum of the distributor.'),
        })}
        facts={[
          {
            label: text('Opening balance'),
            value: <AmountText>{formatBalance(opening)}</AmountText>,
          },
          {
            label: text('Difference with the balance before'),
            value: <AmountText>{formatBalance(change)}</AmountText>,
          },
          {
            label: text('Payments in this period'),
            value: <AmountText>{formatBalance(paid)}</AmountText>,
          },
        ]}
      />
      {proof === 'different' && subtotal && (
        <Alert tone="warning">
          {text('The movements do not add up to the sum of the distributor: {amount}.', {
            amount: formatMoney(subtotal),
          })}
        </Alert>
      )}
      {rows.length > 0 && (
        <Table
          caption={text('Movements of your account')}
          captionMode="hidden"
          columns={columns}
          rows={rows}
          rowId={({ line }) => line.id}
          cards="lines"
        />
      )}
    </div>
  );
};

/** Returns the columns of the table; each document links to its page. */
const createColumns = (
  text: Text,
  getPath: ReturnType<typeof useInvoicePath>,
): readonly Column<StatementRow>[] =>
  fields.map((field) => {
    const isTitle = field === numberField;
    return {
      id: field.label,
      header: text(field.label),
      cell: (row) => {
        const href = isTitle ? getPath(row.line) : undefined;
        const content = field.format(row, text);
        return href === undefined ? (
          content
        ) : (
          <Link href={href} className="-my-3 inline-block py-3">
            {content}
          </Link>
        );
      },
      kind: amountLabels.has(field.label) ? 'number' : 'text',
      part: isTitle ? 'title' : 'fact',
      ...(field === balanceField && { short: text(field.label) }),
    };
  });

export default StatementScreen;
