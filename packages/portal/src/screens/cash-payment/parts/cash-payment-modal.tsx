import { getAmountFormat, getSegmentName } from '@surtidor/domain';
import { Alert, Checkbox, MoneyInput } from '@surtidor/ui';
import type { KeyboardEvent } from 'react';
import { BackToBank } from '../../../features/attempts/back-to-bank.tsx';
import { PaymentDialog } from '../../../features/payments/modal/payment-dialog.tsx';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { type InitialCashPayment, useCashForm } from './use-cash-form.ts';

export interface CashPaymentModalProps {
  readonly initialPayment: InitialCashPayment;
  /** Called with the amount to save, in minor units; null once it is sent (faults 13). */
  readonly onAmountChange: (minor: number | null) => void;
  /** Called with the amount if nothing was sent. The user may have left the page and saved a newer draft. */
  readonly onAmountRestore: (minor: number) => void;
  /** Called when the modal closes. `isSent` is true if an attempt is open. */
  readonly onClose: (isSent: boolean) => void;
}

/** Pays an amount to a business segment and redirects to the provider (spec 2, cash payment). */
export const CashPaymentModal = ({
  initialPayment,
  onAmountChange,
  onAmountRestore,
  onClose,
}: CashPaymentModalProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const form = useCashForm(initialPayment, onAmountChange, onAmountRestore);
  const { cash, maximum, readiness, sameAttempt } = form;
  const since = formatInstant(timeZone, sameAttempt?.createdAt ?? now(), now(), text);
  const pay = () => {
    if (readiness.kind !== 'blocked') void form.submit();
  };
  const payOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat) pay();
  };
  return (
    <PaymentDialog
      title={text('Cash payment')}
      description={text('Segment {name}', { name: getSegmentName(initialPayment.segment) })}
      submission={form.submission}
      total={cash.amount}
      readiness={readiness}
      onPay={pay}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <MoneyInput
          label={text('Amount to pay')}
          required
          value={cash.amount.minor === 0 ? null : cash.amount.minor}
          format={getAmountFormat(cash.amount.currency)}
          onValueChange={form.setAmount}
          onKeyDown={payOnEnter}
          {...(maximum && { max: maximum.minor })}
        />
        {sameAttempt === undefined ? (
          form.hasOtherAttempt && (
            <Alert tone="warning">
              {text('Another cash payment is in progress. Check it before you pay again.')}
            </Alert>
          )
        ) : (
          <Alert
            tone="warning"
            title={text('A payment of this amount to this segment is in progress.')}
          >
            <div className="flex flex-col gap-3">
              <span>
                {text('Since {time}. If it is the same payment, do not pay it again.', {
                  time: since.isToday ? since.time : `${since.date}, ${since.time}`,
                })}
              </span>
              <BackToBank attempt={sameAttempt} />
              <Checkbox
                label={text('It is another payment')}
                checked={form.isConfirmed}
                onCheckedChange={form.confirm}
              />
            </div>
          </Alert>
        )}
      </div>
    </PaymentDialog>
  );
};
