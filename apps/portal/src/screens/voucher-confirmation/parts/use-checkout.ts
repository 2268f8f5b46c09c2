import {
  abilitiesOf,
  cartTotal,
  type VoucherBlocker,
  type VoucherCart,
  voucherBlockers,
} from '@surtidor/domain';
import { useState } from 'react';
import { useVoucherPurchase } from '../../../features/vouchers/use-voucher-purchase.ts';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';

/** Why it cannot be paid yet, said below the button. */
export const blockerTexts = {
  empty: 'Add at least one voucher to go on.',
  'above-maximum': 'The total is above the maximum.',
  email: 'Write a valid e-mail address to pay.',
  terms: 'Accept the terms to pay.',
} as const satisfies Record<VoucherBlocker, PortalMessageKey>;

/** What is typed on the confirmation, and paying it. */
export function useCheckout(cart: VoucherCart) {
  const { readings } = usePortal();
  const { pay } = abilitiesOf(useSession(), useVariant(), readings);
  const [email, setEmail] = useState('');
  const [termsAccepted, setTermsAccepted] = useState(false);
  const { phase, buy } = useVoucherPurchase();
  const total = cartTotal(cart);
  const [blocker = null] = voucherBlockers(cart, { email, termsAccepted });
  return {
    email,
    setEmail,
    termsAccepted,
    setTermsAccepted,
    total,
    blocker,
    phase,
    /** Absent for support, which buys nothing (spec 2). */
    buy: pay
      ? () => {
          if (blocker === null && total !== null) void buy({ cart, total, email });
        }
      : null,
  };
}
