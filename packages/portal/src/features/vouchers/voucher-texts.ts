import { type CalendarDate, formatMoney } from '@surtidor/domain';
import { getVoucherExpiry, type VoucherCart, type VoucherStatus } from '@surtidor/domain/vouchers';
import type { PurchaseSummaryProps } from '@surtidor/ui';
import { formatDate } from '../../platform/format/format-date.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

/** The message key of each voucher status. */
export const voucherStatusLabels = {
  pending: 'Waiting for the payment',
  active: 'Active voucher',
  rejected: 'Payment rejected',
  expired: 'Expired voucher',
  unknown: 'Status unknown',
} as const satisfies Record<VoucherStatus, PortalMessageKey>;

/** Returns the id of a cart line. Each amount occurs only once. */
export const getLineId = ({ minor }: { readonly minor: number }): string => String(minor);

/** Formats the lines of a cart: value, type, validity and quantity (spec 2). */
export const getPurchaseLines = (
  { use, lines }: VoucherCart,
  today: CalendarDate,
  text: Text,
): PurchaseSummaryProps['lines'] =>
  use === null
    ? []
    : lines.map(({ amount, quantity }) => ({
        id: getLineId(amount),
        value: formatMoney(amount),
        type: use.title,
        validity: text('Until {date}', { date: formatDate(getVoucherExpiry(today, use), text) }),
        quantity,
      }));

type Line = PurchaseSummaryProps['lines'][number];

/** Whether two lines are equal. */
export const isSameLine = (line: Line, otherLine: Line): boolean =>
  line.id === otherLine.id &&
  line.value === otherLine.value &&
  line.type === otherLine.type &&
  line.validity === otherLine.validity &&
  line.quantity === otherLine.quantity;
