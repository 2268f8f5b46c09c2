import { formatMoney, type Money } from '@surtidor/domain';
import {
  getVoucherAmounts,
  maxVoucherQuantity,
  type VoucherCart,
  type VoucherConfig,
  type VoucherUse,
} from '@surtidor/domain/vouchers';
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
    (id: string, quantity: number) =>
      setQuantities((previous) => ({ ...previous, [id]: quantity })),
    [],
  );
  // The ref keeps `handleAdd` stable, so that a list of two hundred memoized cards re-renders only the changed card.
  const latestRef = useRef({ amounts, quantities, onAdd });
  useLayoutEffect(() => {
    latestRef.current = { amounts, quantities, onAdd };
  });
  const handleAdd = useCallback(
    (id: string) => {
      const current = latestRef.current;
      const amount = current.amounts.find((candidate) => getLineId(candidate) === id);
      if (amount === undefined) return;
      current.onAdd(amount, current.quantities[id] ?? 0);
      setQuantity(id, 0);
    },
    [setQuantity],
  );
  if (amounts.length === 0) {
    return (
      <StateMessage illustration="empty" title={text('There are no vouchers to buy')}>
        {text('No amounts of this voucher are available right now.')}
      </StateMessage>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {amounts.map((amount) => {
        const id = getLineId(amount);
        const cartQuantity =
          cart.lines.find((line) => getLineId(line.amount) === id)?.quantity ?? 0;
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
              onAdd={handleAdd}
              note={cartQuantity > 0 && text('{count} in your cart', { count: cartQuantity })}
            />
          </li>
        );
      })}
    </ul>
  );
};
