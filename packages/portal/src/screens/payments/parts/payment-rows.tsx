import { type DateRange, formatMoney } from '@surtidor/domain';
import { compensationStateAppearance } from '@surtidor/domain/compensations';
import { type Attempt, AttemptList } from '@surtidor/ui';
import { toAttemptRow } from '../../../features/attempts/attempt-row.ts';
import {
  formatSentTime,
  getStateName,
} from '../../../features/compensations/compensation-texts.ts';
import type { StoreTime } from '../../../features/invoices/format-due-date.ts';
import { usePortal, useRoutePath, useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PaymentRow } from './use-payments.ts';

type CompensationRow = Extract<PaymentRow, { readonly kind: 'compensation' }>;

/** Returns the row of a compensation among the payments, with a link to the list of compensations. */
const toCompensationRow = (
  { compensation }: CompensationRow,
  href: string,
  storeTime: StoreTime,
  text: Text,
): Attempt => ({
  id: `compensation-${compensation.id}`,
  title: text('Compensation {number}', { number: compensation.id }),
  href,
  detail: formatSentTime(compensation, storeTime, text),
  amount: formatMoney(compensation.compensatedTotal),
  status: {
    label: getStateName(compensation, text),
    tone: compensationStateAppearance[compensation.state].tone,
  },
});

export interface PaymentRowsProps {
  readonly rows: readonly PaymentRow[];
  readonly dates: DateRange;
}

/** The payments, each with a link to its receipt or result, and the compensations beside them. */
export const PaymentRows = ({ rows, dates: { start, end } }: PaymentRowsProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const storeTime = { timeZone, now: now() };
  const compensationsHref = `${useRoutePath()('compensations')}?${new URLSearchParams({ from: start, to: end })}`;
  return (
    <div className="rounded-ui-lg border border-ui-line bg-ui-surface px-4 elevate-1">
      <AttemptList
        label={text('Payments')}
        attempts={rows.map((row) =>
          row.kind === 'payment'
            ? toAttemptRow(row.payment, storeTime, text)
            : toCompensationRow(row, compensationsHref, storeTime, text),
        )}
      />
    </div>
  );
};
