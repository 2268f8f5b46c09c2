import type { VoucherCartEvent, VoucherUse } from '@surtidor/domain';
import { type ReactNode, useState } from 'react';
import { useCartStore } from '../apps/portal/src/features/vouchers/use-cart.ts';

/** The use of the sandbox that a story's cart is for, before the page knows more of it. */
export const fuelUse: VoucherUse = {
  id: 'COMB',
  reward: 'Combustible',
  title: 'Bono de combustible',
  description: '',
  maximum: { minor: 200_000_000, currency: 'COP' },
  validDays: 180,
  terms: '',
};

const pesos = (units: number) => ({ minor: units * 100, currency: 'COP' }) as const;

/** So many vouchers of an amount in whole pesos. */
export const added = (units: number, quantity: number): VoucherCartEvent => ({
  kind: 'add',
  amount: pesos(units),
  quantity,
});

export interface CartBeforeProps {
  /** The use selected; the sandbox's fuel unless named. */
  readonly use?: VoucherUse;
  readonly events?: readonly VoucherCartEvent[];
  /** Who is sent the vouchers, each their own; amounts in whole pesos. */
  readonly recipients?: readonly {
    readonly email: string;
    readonly units: number;
    readonly quantity: number;
  }[];
  /** The transaction the cart was sent with. */
  readonly sentAs?: string;
  readonly children: ReactNode;
}

/** Puts a cart into the browser before the screen is there. */
export const CartBefore = ({
  use = fuelUse,
  events = [],
  recipients,
  sentAs,
  children,
}: CartBeforeProps) => {
  const store = useCartStore();
  useState(() => {
    store.change({ kind: 'choose-use', use });
    for (const event of events) store.change(event);
    if (recipients !== undefined) {
      store.setRecipients(
        recipients.map(({ units, ...one }) => ({ ...one, amount: pesos(units) })),
      );
    }
    if (sentAs !== undefined) store.noteSent(sentAs, store.getSnapshot().cart);
  });
  return children;
};
