import {
  formatMoney,
  getVoucherAmounts,
  type Money,
  maxVoucherQuantity,
  type VoucherCart,
  type VoucherConfig,
  type VoucherUse,
} from '@surtidor/domain';
import { StateMessage, VoucherCard } from '@surtidor/ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { getLineId } from '../../../features/vouchers/voucher-texts.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface AmountCardsProps {
  readonly use: VoucherUse;
  readonly config: VoucherConfig;
  readonly cart: VoucherCart;
  readonly onAdd: (amount: Money, quantity: number) => void;
}

/** The amounts of a use. Each has a quantity, which starts at 0. The quantity 0 adds nothing (spec 5). */
export const AmountCards = ({ use, config, cart, onAdd }: AmountCardsProps) => {
  const text = useText();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const amounts = getVoucherAmounts(config, use);
  const setQuantity = useCallback(
    (id: string, quantity: number) => setQuantities((all) => ({ ...all, [id]: quantity })),
    [],
  );
  // The ref keeps `add` stable, so that a list of two hundred memoized cards re-renders only the changed card.
  const latest = useRef({ amounts, quantities, onAdd });
  useLayoutEffect(() => {
    latest.current = { amounts, quantities, onAdd };
  });
  const add = useCallback(
    (id: string) => {
      const now = latest.current;
      const amount = now.amounts.find((one) => getLineId(one) === id);
      if (amount === undefined) return;
      now.onAdd(amount, now.quantities[id] ?? 0);
      setQuantity(id, 0);
    },
    [setQuantity],
  );
  if (amounts.length === 0) {
    return (
      <StateMessage illustration="empty" title={text('There are no vouchers to buy')}>
        {text('No amount of this voucher is offered today.')}
      </StateMessage>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {amounts.map((amount) => {
        const id = getLineId(amount);
        const added = cart.lines.find((line) => getLineId(line.amount) === id)?.quantity ?? 0;
        const quantity = quantities[id] ?? 0;
        return (
          <li key={id}>
            <VoucherCard
              id={id}
              title={use.title}
              price={formatMoney(amount)}
              validity={text('Valid for {days} days', { days: use.validDays })}
              quantity={quantity}
              maxQuantity={maxVoucherQuantity}
              disabled={quantity === 0}
              onQuantityChange={setQuantity}
              onAdd={add}
              note={added > 0 && text('{count} in your cart', { count: added })}
            />
          </li>
        );
      })}
    </ul>
  );
};
