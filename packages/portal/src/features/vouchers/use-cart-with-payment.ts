import type { PaymentAttempt } from '@surtidor/domain/payments';
import type { SavedCart } from '@surtidor/domain/vouchers';
import { useAttemptByUuid } from '@surtidor/flows/react';
import { useEffect } from 'react';
import { useCartStore, useSavedCart } from './use-cart.ts';

/** The cart and its payment. */
export interface CartWithPayment extends SavedCart {
  /** The payment in progress of this cart; null if there is none. */
  readonly payment: PaymentAttempt | null;
}

const endedPhases: ReadonlySet<PaymentAttempt['phase']> = new Set([
  'rejected',
  'dropped',
  'abandoned',
]);

/**
 * Returns the current cart. It is emptied once the backend approves its payment and kept if the payment is rejected
 * (spec 4, voucher purchase).
 */
export function useCartWithPayment(): CartWithPayment {
  const savedCart = useSavedCart();
  const { clear } = useCartStore();
  const attempt = useAttemptByUuid(savedCart.sentAs);
  const isPaid = savedCart.sentAs !== null && attempt?.phase === 'approved';
  useEffect(() => {
    if (isPaid) clear();
  }, [isPaid, clear]);
  const isLive = savedCart.sentAs !== null && attempt !== null && !endedPhases.has(attempt.phase);
  return { ...savedCart, payment: isLive ? attempt : null };
}
