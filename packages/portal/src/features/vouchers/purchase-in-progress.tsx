import type { PaymentAttempt } from '@surtidor/domain/payments';
import { getTransactionResultPath } from '@surtidor/domain/session';
import { useAttempts } from '@surtidor/flows/react';
import { Alert, Button } from '@surtidor/ui';
import { type Ref, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../platform/router/link.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

const messages = {
  this: 'This purchase is being paid. Its result appears under payments in progress.',
  another: 'Another voucher purchase is in progress. Check it before you pay again.',
  unconfirmed: 'We are checking whether your purchase was created. Do not pay again yet.',
} as const satisfies Record<string, PortalMessageKey>;

export interface PurchaseInProgressProps {
  readonly attempt: PaymentAttempt;
  /** The payment of this cart, its lost request, or another payment. */
  readonly purchase: keyof typeof messages;
  /** The notice, for moving the focus to it. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Renders a purchase in progress with one message and one action: its result, or a check of whether it was opened. */
export const PurchaseInProgress = ({ attempt, purchase, ref }: PurchaseInProgressProps) => {
  const text = useText();
  const { key, uuid, phase } = attempt;
  // Another tab may be sending it; that tab shows the outcome.
  const canCheck = uuid === null && (phase === 'verifying' || phase === 'unknown');
  return (
    <Alert
      ref={ref}
      tone={purchase === 'this' ? 'info' : 'warning'}
      {...(canCheck && { action: <CheckStatusButton attemptKey={key} /> })}
      {...(uuid !== null && {
        action: (
          <ButtonLink href={getTransactionResultPath(uuid)} variant="secondary" size="sm">
            {text('View the status')}
          </ButtonLink>
        ),
      })}
    >
      {text(messages[purchase])}
    </Alert>
  );
};

const CheckStatusButton = ({ attemptKey }: { readonly attemptKey: string }) => {
  const text = useText();
  const { engine } = useAttempts();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await engine.check(attemptKey);
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void check()}>
      {text('Check the status')}
    </Button>
  );
};
