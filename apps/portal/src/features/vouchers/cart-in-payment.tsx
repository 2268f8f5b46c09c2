import { type PaymentAttempt, transactionResultPath } from '@surtidor/domain';
import { Alert } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../platform/router/button-link.tsx';

/** Says that exactly this cart is being paid, and leads to how that stands. */
export const CartInPayment = ({ payment }: { payment: PaymentAttempt | null }) => {
  const text = useText();
  if (payment === null) return null;
  return (
    <Alert
      tone="info"
      {...(payment.uuid !== null && {
        action: (
          <ButtonLink href={transactionResultPath(payment.uuid)} variant="secondary" size="sm">
            {text('See how it stands')}
          </ButtonLink>
        ),
      })}
    >
      {text('This purchase is being paid. Its result appears under payments in progress.')}
    </Alert>
  );
};
