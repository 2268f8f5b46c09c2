import type { VoucherCartEvent, VoucherUse } from '@surtidor/domain/vouchers';
import { type ReactNode, useState } from 'react';
import { useCartStore } from '../packages/portal/src/features/vouchers/use-cart.ts';

/** The sandbox's fuel voucher use, for carts saved before the page has loaded its uses. */
export const fuelUse: VoucherUse = {
  id: 'COMB',
  reward: 'Combustible',
  title: 'Bono de combustible',
  description: '',
  maximum: { minor: 200_000_000, currency: 'COP' },
  validDays: 180,
  terms: '',
};

const toPesoAmount = (pesos: number) => ({ minor: pesos * 100, currency: 'COP' }) as const;

/** Creates the event that adds vouchers of one amount, in whole pesos. */
export const createAddVouchersEvent = (pesos: number, quantity: number): VoucherCartEvent => ({
  kind: 'add',
  amount: toPesoAmount(pesos),
  quantity,
});

export interface SavedCartProps {
  /** The selected use; the sandbox's fuel by default. */
  readonly use?: VoucherUse;
  readonly events?: readonly VoucherCartEvent[];
  /** The recipients with their vouchers; amounts in whole pesos. */
  readonly recipients?: readonly {
    readonly email: string;
    readonly pesos: number;
    readonly quantity: number;
  }[];
  /** The transaction of the sent cart. */
  readonly sentTransaction?: string;
  readonly children: ReactNode;
}

/** Stores a cart in the browser before the screen renders. */
export const SavedCart = ({
  use = fuelUse,
  events = [],
  recipients,
  sentTransaction,
  children,
}: SavedCartProps) => {
  const store = useCartStore();
  useState(() => {
    store.change({ kind: 'choose-use', use });
    for (const event of events) store.change(event);
    if (recipients !== undefined) {
      store.setRecipients(
        recipients.map(({ pesos, ...recipient }) => ({
          ...recipient,
          amount: toPesoAmount(pesos),
        })),
      );
    }
    if (sentTransaction !== undefined)
      store.recordTransaction(sentTransaction, store.getSnapshot().cart);
  });
  return children;
};
