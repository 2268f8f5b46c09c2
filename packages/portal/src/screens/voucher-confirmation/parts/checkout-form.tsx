import { formatMoney } from '@surtidor/domain';
import type { PaymentAttempt } from '@surtidor/domain/payments';
import {
  countVouchers,
  getVoucherExpiry,
  type VoucherCart,
  type VoucherConfig,
  type VoucherUse,
} from '@surtidor/domain/vouchers';
import { useLiveAttempts } from '@surtidor/flows/react';
import { Alert, TotalToPay } from '@surtidor/ui';
import { useEffect, useRef, useState } from 'react';
import { DraftNotice } from '../../../features/forms/index.ts';
import { PurchaseInProgress } from '../../../features/vouchers/purchase-in-progress.tsx';
import { MissingRecipientsAlert } from '../../../features/vouchers/recipients/missing-recipients-alert.tsx';
import { VoucherTerms } from '../../../features/vouchers/voucher-terms.tsx';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { RecipientNames } from './recipient-names.tsx';
import { blockerTexts, useCheckout } from './use-checkout.ts';

export interface CheckoutFormProps {
  readonly cart: VoucherCart;
  /** The selected use of the vouchers, with its current terms. */
  readonly use: VoucherUse;
  readonly config: VoucherConfig;
  /** The payment in progress for this cart, which prevents another payment; null for none. */
  readonly payment: PaymentAttempt | null;
}

/** Returns the ref of the notice, which takes the focus if a payment ends with a disabled button. */
function useNoticeFocus(isRefused: boolean) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = noticeRef.current;
    if (!isRefused || !notice || !document.activeElement?.matches('body,:disabled')) return;
    notice.tabIndex = -1;
    notice.focus();
  }, [isRefused]);
  return noticeRef;
}

/** The total, e-mail, terms and pay button (spec 2, total-to-pay screen). */
export const CheckoutForm = ({ cart, use, config, payment }: CheckoutFormProps) => {
  const text = useText();
  const today = useToday();
  const [areTermsOpen, setTermsOpen] = useState(false);
  const checkout = useCheckout(cart);
  const { email, recipients, blocker, form, phase, busy, total, buy } = checkout;
  const liveAttempts = useLiveAttempts().filter(({ kind }) => kind === 'vouchers');
  const outcome = phase.kind === 'ended' ? phase.outcome : null;
  const unconfirmedAttempt =
    outcome?.kind === 'verifying' ? liveAttempts.find(({ key }) => key === outcome.key) : undefined;
  const lastAttempt = liveAttempts.at(-1);
  const isInProgress = outcome?.kind === 'in-progress' && lastAttempt !== undefined;
  const isBlocked = payment !== null || unconfirmedAttempt !== undefined || isInProgress;
  // Every failure of the backend shows the same text (spec 8). A purchase in progress shows a notice instead.
  const hasFailed = phase.kind === 'ended' && !isBlocked;
  const noticeRef = useNoticeFocus(phase.kind === 'ended' && isBlocked);
  if (buy === null) {
    return <Alert tone="info">{text('Support sessions cannot buy vouchers.')}</Alert>;
  }
  return (
    <div className="flex flex-col gap-4">
      <DraftNotice form={form} />
      {unconfirmedAttempt && (
        <PurchaseInProgress ref={noticeRef} attempt={unconfirmedAttempt} purchase="unconfirmed" />
      )}
      {/* Hidden for the attempt of this form, which is not another purchase. */}
      {lastAttempt && !unconfirmedAttempt && !busy && payment === null && (
        <PurchaseInProgress ref={noticeRef} attempt={lastAttempt} purchase="another" />
      )}
      <TotalToPay
        total={total === null ? '' : formatMoney(total)}
        facts={[
          { label: text('Vouchers'), value: String(countVouchers(cart)) },
          { label: text('Voucher'), value: use.title },
          { label: text('Valid until'), value: formatDate(getVoucherExpiry(today, use), text) },
        ]}
        {...(recipients !== null && {
          sentTo:
            recipients === 'lost' ? (
              <MissingRecipientsAlert use={use} config={config} />
            ) : (
              <RecipientNames recipients={recipients} />
            ),
        })}
        email={email}
        onEmailChange={checkout.setEmail}
        onEmailBlur={checkout.validateEmail}
        emailHint={text('The vouchers are sent to this address when the payment is approved.')}
        emailError={form.binding('email').error}
        termsError={form.binding('termsAccepted').error}
        termsAccepted={checkout.termsAccepted}
        onTermsAcceptedChange={checkout.setTermsAccepted}
        onTermsOpen={() => setTermsOpen(true)}
        busy={busy}
        disabled={blocker !== null || isBlocked}
        {...(blocker !== null && { disabledText: text(blockerTexts[blocker]) })}
        {...(hasFailed && {
          failure: text(
            outcome?.kind === 'not-recorded'
              ? 'This browser cannot save your operation, so nothing was sent. Free up space or allow this site to store data, and try again.'
              : 'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.',
          ),
        })}
        onPay={buy}
      />
      <VoucherTerms use={areTermsOpen ? use : null} onClose={() => setTermsOpen(false)} />
    </div>
  );
};
