import { type Currency, formatMoney } from '@surtidor/domain';
import { type CompensationSide, getCompensationTotals } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import type { ComparisonColumn } from '@surtidor/ui';
import type { Text } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

/** The labels of a column's selection. The Spanish nouns for payments and invoices differ in gender. */
const textsBySide = {
  payment: {
    title: 'Payments',
    none: 'Choose payments',
    one: '1 selected, {amount}',
    many: '{count} selected, {amount}',
  },
  invoice: {
    title: 'Invoices',
    none: 'Choose invoices',
    one: '1 invoice selected, {amount}',
    many: '{count} invoices selected, {amount}',
  },
} as const satisfies Record<CompensationSide, Record<string, PortalMessageKey>>;

/** Returns a column's heading and the summary of its selection. */
export function getColumnHeading(
  side: CompensationSide,
  selected: readonly Invoice[],
  currency: Currency,
  text: Text,
): Pick<ComparisonColumn, 'title' | 'selected' | 'summary'> {
  const { title, none, one, many } = textsBySide[side];
  const count = selected.length;
  const { payments } = getCompensationTotals({ payments: selected, invoices: [] }, currency);
  const amount = formatMoney(payments);
  const countText = count === 1 ? text(one, { amount }) : text(many, { count, amount });
  return { title: text(title), selected: count, summary: count === 0 ? text(none) : countText };
}
