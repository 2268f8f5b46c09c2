import {
  type CompensationSide,
  type Currency,
  compensationTotals,
  formatMoney,
  type Invoice,
} from '@surtidor/domain';
import type { ComparisonColumn } from '@surtidor/ui';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** What a column says of its selection: nothing, one and many. Payments and invoices differ in Spanish. */
const texts = {
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

/** A column's heading and what is selected in it. */
export function columnOf(
  side: CompensationSide,
  selected: readonly Invoice[],
  currency: Currency,
  text: Text,
): Pick<ComparisonColumn, 'title' | 'selected' | 'summary'> {
  const { title, none, one, many } = texts[side];
  const count = selected.length;
  const { payments } = compensationTotals({ payments: selected, invoices: [] }, currency);
  const amount = formatMoney(payments);
  const countText = count === 1 ? text(one, { amount }) : text(many, { count, amount });
  return { title: text(title), selected: count, summary: count === 0 ? text(none) : countText };
}
