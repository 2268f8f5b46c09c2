import type { PaymentAttempt, SavedCart } from '@surtidor/domain';
import { useEffect } from 'react';
import { useAttemptOf } from '../attempts/attempts-context.tsx';
import { useCartStore, useSavedCart } from './use-cart.ts';

/** The cart, and the payment it is being bought with, if it is. */
export interface CartBeingBought extends SavedCart {
  /** The live payment of exactly this cart; null when there is none. */
  readonly payment: PaymentAttempt | null;
}

const ended: ReadonlySet<PaymentAttempt['phase']> = new Set(['rejected', 'dropped', 'abandoned']);

/**
 * The cart as it is now. It is emptied once the backend approves the payment it was sent with, and
 * stays as it was when that is rejected (spec 4, voucher purchase).
 */
export function useCartBeingBought(): CartBeingBought {
  const saved = useSavedCart();
  const { clear } = useCartStore();
  const attempt = useAttemptOf(saved.sentAs);
  const bought = saved.sentAs !== null && attempt?.phase === 'approved';
  useEffect(() => {
    if (bought) clear();
  }, [bought, clear]);
  const isLive = saved.sentAs !== null && attempt !== null && !ended.has(attempt.phase);
  return { ...saved, payment: isLive ? attempt : null };
}
