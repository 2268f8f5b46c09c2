import {
  countVouchers,
  formatDate,
  formatMoney,
  getVoucherExpiry,
  type PaymentAttempt,
  type VoucherCart,
  type VoucherConfig,
  type VoucherUse,
} from '@surtidor/domain';
import { Alert, TotalToPay } from '@surtidor/ui';
import { useState } from 'react';
import { useLiveAttempts } from '../../../features/attempts/attempts-context.tsx';
import { DraftNotice } from '../../../features/forms/index.ts';
import { PurchaseInProgress } from '../../../features/vouchers/purchase-in-progress.tsx';
import { LostRecipients } from '../../../features/vouchers/recipients/lost-recipients.tsx';
import { VoucherTerms } from '../../../features/vouchers/voucher-terms.tsx';
import { useToday } from '../../../platform/context/portal-context.tsx';
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

/** The total, email, terms and pay button (spec 2, total-to-pay screen). */
export const CheckoutForm = ({ cart, use, config, payment }: CheckoutFormProps) => {
  const text = useText();
  const today = useToday();
  const [openTerms, setOpenTerms] = useState(false);
  const checkout = useCheckout(cart);
  const { email, recipients, blocker, form, phase, total, buy } = checkout;
  const processing = phase.kind === 'processing';
  const live = useLiveAttempts().filter(({ kind }) => kind === 'vouchers');
  const outcome = phase.kind === 'ended' ? phase.outcome : null;
  const unconfirmed =
    outcome?.kind === 'verifying' ? live.find(({ key }) => key === outcome.key) : undefined;
  const lastAttempt = live.at(-1);
  const isRefused = outcome?.kind === 'in-progress' && lastAttempt !== undefined;
  const waits = payment !== null || unconfirmed !== undefined || isRefused;
  // Every failure shows the same text (spec 8). A purchase in progress shows a notice instead.
  const failed = phase.kind === 'ended' && !waits;
  if (buy === null) {
    return <Alert tone="info">{text('A support session may not buy vouchers.')}</Alert>;
  }
  return (
    <div className="flex flex-col gap-4">
      <DraftNotice form={form} />
      {unconfirmed && <PurchaseInProgress attempt={unconfirmed} purchase="unconfirmed" />}
      {/* Hidden for the attempt of this form, which is not another purchase. */}
      {lastAttempt && !unconfirmed && !processing && payment === null && (
        <PurchaseInProgress attempt={lastAttempt} purchase="another" />
      )}
      <TotalToPay
        total={total === null ? '' : formatMoney(total)}
        facts={[
          { label: text('Vouchers'), value: String(countVouchers(cart)) },
          { label: text('Voucher'), value: use.title },
          { label: text('Valid until'), value: formatDate(getVoucherExpiry(today, use)) },
        ]}
        {...(recipients !== null && {
          sentTo:
            recipients === 'lost' ? (
              <LostRecipients use={use} config={config} />
            ) : (
              <RecipientNames recipients={recipients} />
            ),
        })}
        email={email}
        onEmailChange={checkout.setEmail}
        onEmailBlur={checkout.leaveEmail}
        emailHint={text('The vouchers are sent to this address once the payment is approved.')}
        emailError={form.binding('email').error}
        termsError={form.binding('termsAccepted').error}
        termsAccepted={checkout.termsAccepted}
        onTermsAcceptedChange={checkout.setTermsAccepted}
        onTermsOpen={() => setOpenTerms(true)}
        busy={processing}
        disabled={blocker !== null || waits}
        {...(blocker !== null && { disabledText: text(blockerTexts[blocker]) })}
        {...(failed && {
          failure: text('Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.'),
        })}
        onPay={buy}
      />
      <VoucherTerms use={openTerms ? use : null} onClose={() => setOpenTerms(false)} />
    </div>
  );
};
