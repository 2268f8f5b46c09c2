import { type CalendarDate, formatMoney } from '@surtidor/domain';
import {
  canConfirmPurchase,
  countVouchers,
  getCartTotal,
  getLimitNotice,
  maxVoucherQuantity,
  type VoucherCart,
} from '@surtidor/domain/vouchers';
import { Button, ConfirmDialog, PurchaseSummary } from '@surtidor/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useToday } from '../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { useCartStore } from './use-cart.ts';
import { getLineId, getPurchaseLines, isSameLine } from './voucher-texts.ts';

export interface CartSummaryProps {
  readonly cart: VoucherCart;
  /** Called to continue to the confirmation. */
  readonly onContinue: () => void;
}

/** Renders the lines of the cart, its total and its limit (spec 2, purchase summary). */
export const CartSummary = ({ cart, onContinue }: CartSummaryProps) => {
  const text = useText();
  const today = useToday();
  const { change, getSnapshot } = useCartStore();
  const [expanded, setExpanded] = useState(false);
  const lines = useLines(cart, today, text);
  const findAmount = (id: string) =>
    getSnapshot().cart.lines.find((line) => getLineId(line.amount) === id)?.amount;
  const setQuantity = (id: string, quantity: number) => {
    const amount = findAmount(id);
    if (amount) change({ kind: 'type-quantity', amount, text: String(quantity) });
  };
  const remove = (id: string) => {
    const amount = findAmount(id);
    if (amount) change({ kind: 'remove', amount });
  };
  const total = getCartTotal(cart);
  const notice = getLimitNotice(cart);
  return (
    <PurchaseSummary
      label={text('Your cart')}
      expanded={expanded}
      onExpandedChange={setExpanded}
      count={String(countVouchers(cart))}
      total={total === null ? '' : formatMoney(total)}
      lines={lines}
      maxQuantity={maxVoucherQuantity}
      onQuantityChange={setQuantity}
      onRemove={remove}
      disabled={!canConfirmPurchase(cart)}
      onContinue={onContinue}
      actions={
        <EmptyCartButton count={countVouchers(cart)} onEmpty={() => change({ kind: 'clear' })} />
      }
      emptyText={text('Add at least one voucher to continue.')}
      {...(notice && {
        notice: { style: notice.style, text: text(notice.message.key, notice.message.params) },
      })}
    />
  );
};

/** Returns the lines of the cart. Unchanged lines are stable, so that their rows do not re-render. */
function useLines(cart: VoucherCart, today: CalendarDate, text: Text) {
  const previousLines = useRef<ReturnType<typeof getPurchaseLines>>([]);
  const lines = useMemo(
    () =>
      getPurchaseLines(cart, today, text).map(
        (line) =>
          previousLines.current.find((previousLine) => isSameLine(previousLine, line)) ?? line,
      ),
    [cart, today, text],
  );
  useEffect(() => {
    previousLines.current = lines;
  }, [lines]);
  return lines;
}

const EmptyCartButton = ({ count, onEmpty }: { count: number; onEmpty: () => void }) => {
  const text = useText();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsConfirming(true)}>
        {text('Empty the cart')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={text('Empty the cart?')}
        confirmLabel={text('Empty the cart')}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          onEmpty();
        }}
      >
        {text('Its {count} vouchers will be removed.', { count })}
      </ConfirmDialog>
    </>
  );
};
