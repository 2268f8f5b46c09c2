import { formatMoney, getAbsoluteMoney, type Money } from '@surtidor/domain';
import {
  type Compensation,
  type CompensationLine,
  compensationStateAppearance,
} from '@surtidor/domain/compensations';
import type { ComparisonItem, CompensationCardProps } from '@surtidor/ui';
import type { ReactNode } from 'react';
import {
  formatSentTime,
  getStateName,
} from '../../../features/compensations/compensation-texts.ts';
import { formatDueDate, type StoreTime } from '../../../features/invoices/format-due-date.ts';
import { InvoiceLink } from '../../../features/invoices/invoice-link.tsx';
import {
  amountField,
  dateField,
  getFacts,
  type ListField,
  textField,
} from '../../../features/lists/list-fields.ts';
import { formatDate } from '../../../platform/format/format-date.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

const formatAbsoluteMoney = (amount: Money): string => formatMoney(getAbsoluteMoney(amount));

const getLineTitle = ({ side, invoiceNumber, documentNumber }: CompensationLine, text: Text) =>
  side === 'payment'
    ? text('Payment {number}', { number: documentNumber })
    : text('Invoice {number}', { number: invoiceNumber || documentNumber });

/** Returns the applied amount of a document, or its date before the compensation is completed. */
function getLineDetail(
  line: CompensationLine,
  isApplied: boolean,
  storeTime: StoreTime,
  text: Text,
): string {
  if (isApplied) {
    const params = {
      amount: formatAbsoluteMoney(line.paidAmount),
      total: formatAbsoluteMoney(line.balance),
    };
    return text('Applied {amount} of {total}', params);
  }
  return line.side === 'invoice' && line.dueDate
    ? formatDueDate(line.dueDate, storeTime, text)
    : formatDate(line.documentDate, text);
}

interface LineDetailProps {
  readonly line: CompensationLine;
  readonly title: string;
  readonly children: ReactNode;
}

/** The detail of a document; an invoice with a link to its page. */
const LineDetail = ({ line, title, children }: LineDetailProps) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <span>{children}</span>
    {line.side === 'invoice' && <InvoiceLink document={line} title={title} />}
  </span>
);

const getItems = (
  { lines, state }: Compensation,
  side: CompensationLine['side'],
  storeTime: StoreTime,
  text: Text,
): readonly ComparisonItem[] =>
  lines
    .filter((line) => line.side === side)
    .map((line) => ({
      id: line.id,
      title: getLineTitle(line, text),
      detail: (
        <LineDetail line={line} title={getLineTitle(line, text)}>
          {getLineDetail(line, state === 'completed', storeTime, text)}
        </LineDetail>
      ),
      amount: formatAbsoluteMoney(line.balance),
    }));

/** Returns the fields of a compensation, in the order of an exported list. */
export const createCompensationFields = (text: Text) =>
  ({
    id: textField('Compensation', 14, ({ id }) => id),
    transactionId: textField('Transaction', 38, ({ transactionId }) => transactionId),
    state: textField('State', 14, (compensation) => getStateName(compensation, text)),
    createdOn: dateField('Date sent', ({ createdOn }) => createdOn),
    paymentsTotal: amountField('Total of payments', ({ paymentsTotal }) => paymentsTotal),
    invoicesTotal: amountField('Total of invoices', ({ invoicesTotal }) => invoicesTotal),
    compensatedTotal: amountField('Compensated total', (row) => row.compensatedTotal),
    documents: textField('Documents', 60, ({ lines }) =>
      lines.map(({ documentNumber }) => documentNumber).join(', '),
    ),
  }) as const satisfies Readonly<Record<string, ListField<Compensation>>>;

/** Returns the props of a compensation card (spec 2 and 3). */
export function getCompensationCard(
  compensation: Compensation,
  storeTime: StoreTime,
  text: Text,
): CompensationCardProps {
  const { id, state, lines } = compensation;
  const fields = createCompensationFields(text);
  return {
    title: text('Compensation {number}', { number: id }),
    status: {
      label: fields.state.format(compensation, text),
      tone: compensationStateAppearance[state].tone,
    },
    detail: formatSentTime(compensation, storeTime, text),
    amountLabel: text(fields.compensatedTotal.label),
    amount: fields.compensatedTotal.format(compensation, text),
    facts: getFacts([fields.paymentsTotal, fields.invoicesTotal], compensation, text),
    linesLabel: text('Show documents ({count})', { count: lines.length }),
    payments: {
      title: text('Payments'),
      items: getItems(compensation, 'payment', storeTime, text),
    },
    invoices: {
      title: text('Invoices'),
      items: getItems(compensation, 'invoice', storeTime, text),
    },
  };
}
