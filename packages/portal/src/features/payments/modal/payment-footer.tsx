import { formatMoney, type Money } from '@surtidor/domain';
import type { PaymentReadiness } from '@surtidor/domain/payments';
import { Announcement, Button } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAbilities } from '../../../platform/context/portal-context.tsx';
import { type PortalMessage, useText } from '../../../platform/messages/text-context.tsx';

/** Returns the reason why the total cannot be paid, or a warning (spec 5). */
function getReadinessMessage(readiness: PaymentReadiness): PortalMessage | null {
  if (readiness.kind === 'ready') return null;
  switch (readiness.reason) {
    case 'below-minimum': {
      const params = { amount: formatMoney(readiness.minimum) };
      return readiness.kind === 'warning'
        ? { key: 'The minimum payment is {amount}. The bank may reject it.', params }
        : { key: 'The minimum payment is {amount}.', params };
    }
    case 'balance-below-minimum':
      return {
        key: 'The balance is less than the minimum payment of {amount}. Pay it together with another invoice.',
        params: { amount: formatMoney(readiness.minimum) },
      };
    case 'rest-below-minimum': {
      const params = {
        rest: formatMoney(readiness.rest),
        amount: formatMoney(readiness.minimum),
      };
      return readiness.canKeepMinimum
        ? {
            key: '{rest} of an invoice would remain, less than the minimum. Pay all of it or leave {amount}.',
            params,
          }
        : {
            key: '{rest} of an invoice would remain, less than the minimum of {amount}. Pay all of it.',
            params,
          };
    }
    case 'above-maximum':
      return {
        key: 'The maximum payment is {amount}.',
        params: { amount: formatMoney(readiness.maximum) },
      };
    case 'same-in-progress':
      return { key: 'Confirm that it is another payment.' };
    default:
      return { key: 'The total must be greater than zero.' };
  }
}

export interface PaymentFooterProps {
  readonly total: Money;
  /** How many invoices will be paid, can be paid and are selected. Absent for other payments. */
  readonly count?: { readonly toPay: number; readonly payable: number; readonly total: number };
  readonly readiness: PaymentReadiness;
  readonly onPay: () => void;
  /** The credit that is available after the payment; absent if unknown. */
  readonly availableAfter?: Money;
}

/** The classes of the hint that blocks the payment, or of the next step. */
const statusClasses = cva('text-sm', {
  variants: {
    purpose: {
      hint: 'flex gap-1 font-semibold text-ui-warning-ink',
      next: 'text-ui-ink-soft sm:text-right',
    },
  },
});

/** Renders the total, the reason why it cannot be paid, and 'Go to pay', which support never sees (spec 2). */
export const PaymentFooter = ({
  total,
  count,
  readiness,
  onPay,
  availableAfter,
}: PaymentFooterProps) => {
  const text = useText();
  const { pay } = useAbilities();
  // If no invoice can be paid, each line shows the reason, so the hint about the total is omitted.
  const hasNoPayableInvoices = count?.payable === 0;
  const hint = hasNoPayableInvoices ? null : getReadinessMessage(readiness);
  return (
    <div className="flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="text-sm text-ui-ink-soft">
          <span>{text('Total to pay')}</span>
          {count && count.total > 1 && (
            <span>{` · ${text('{found} of {count} invoices', { found: count.toPay, count: count.total })}`}</span>
          )}
        </p>
        <p translate="no" className="font-heading text-2xl font-extrabold tabular-nums">
          {formatMoney(total)}
        </p>
        <Announcement text={formatMoney(total)} />
        {availableAfter && (
          <p className="text-sm text-ui-ink-soft">
            <span>{`${text('Available credit after this payment')}: `}</span>
            <strong translate="no" className="tabular-nums">
              {formatMoney(availableAfter)}
            </strong>
          </p>
        )}
      </div>
      <div className="flex w-full min-w-0 flex-col gap-1 sm:w-auto sm:max-w-xs sm:items-end">
        <p role="status" className={statusClasses({ purpose: hint ? 'hint' : 'next' })}>
          {hint && <TriangleAlert className="mt-0.5 size-4 shrink-0" />}
          <span className="min-w-0">
            {hint
              ? text(hint.key, hint.params)
              : !hasNoPayableInvoices &&
                text('You will complete the payment on your bank’s website.')}
          </span>
        </p>
        {pay && (
          <Button
            size="lg"
            disabled={readiness.kind === 'blocked'}
            onClick={onPay}
            className="w-full sm:w-auto"
          >
            {text('Go to pay')}
          </Button>
        )}
      </div>
    </div>
  );
};
