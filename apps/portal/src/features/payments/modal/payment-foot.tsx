import { abilitiesOf, formatMoney, type Money, type PaymentReadiness } from '@surtidor/domain';
import { Button } from '@surtidor/ui';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { readinessText } from './readiness-text.ts';

export interface PaymentFootProps {
  readonly total: Money;
  readonly readiness: PaymentReadiness;
  readonly onPay: () => void;
}

/** What will be paid, why it cannot be, and 'Go to pay', which support never sees (spec 2). */
export const PaymentFoot = ({ total, readiness, onPay }: PaymentFootProps) => {
  const text = useText();
  const { readings } = usePortal();
  const { pay } = abilitiesOf(useSession(), useVariant(), readings);
  const hint = readinessText(readiness);
  return (
    <div className="flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{text('Total to pay')}</p>
        <p aria-live="polite" className="font-heading text-2xl font-extrabold tabular-nums">
          {formatMoney(total)}
        </p>
        <p role="status" className="text-sm text-ink-soft">
          {hint
            ? text(hint.key, hint.params)
            : text('You will finish the payment on the site of your bank.')}
        </p>
      </div>
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
  );
};
