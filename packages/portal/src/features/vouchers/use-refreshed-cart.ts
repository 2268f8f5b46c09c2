import { refreshCart, type VoucherCartLine, type VoucherConfig } from '@surtidor/domain/vouchers';
import { useEffect, useState } from 'react';
import { useCartStore } from './use-cart.ts';

/** Updates the cart to the current offer once the configuration is loaded. Returns the removed lines. */
export function useRefreshedCart(config: VoucherConfig | undefined): readonly VoucherCartLine[] {
  const { getSnapshot, replace } = useCartStore();
  const [removedLines, setRemovedLines] = useState<readonly VoucherCartLine[]>([]);
  useEffect(() => {
    if (config === undefined) return;
    const refreshed = refreshCart(getSnapshot().cart, config);
    replace(refreshed.cart);
    if (refreshed.removedLines.length > 0) setRemovedLines(refreshed.removedLines);
  }, [config, getSnapshot, replace]);
  return removedLines;
}
