import { useDataContext } from '@surtidor/data';
import {
  type CommonOutcome,
  createVoucherDefinition,
  createVoucherPorts,
  type HandOffConclusion,
  type VoucherOrder,
} from '@surtidor/flows/core';
import { useAttemptSender, useHandOffPorts } from '@surtidor/flows/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useCartStore } from './use-cart.ts';

/** The outcome of a purchase that did not go to the bank. */
export type UnfinishedPurchase = Exclude<HandOffConclusion | CommonOutcome, { kind: 'leaving' }>;

/** The phase of a purchase; `processing` until the browser has left. */
export type PurchasePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'ended'; readonly outcome: UnfinishedPurchase };

/** Buys vouchers (spec 4, voucher purchase). Every failure returns to idle and keeps the cart. */
export function useVoucherPurchase() {
  const dataContext = useDataContext();
  const { clientCode } = useSession();
  const { recordTransaction } = useCartStore();
  const handOffPorts = useHandOffPorts();
  const definition = useMemo(
    () =>
      createVoucherDefinition(
        createVoucherPorts(dataContext, clientCode, recordTransaction),
        handOffPorts,
      ),
    [dataContext, clientCode, recordTransaction, handOffPorts],
  );
  const send = useAttemptSender(definition);
  const [phase, setPhase] = useState<PurchasePhase>({ kind: 'idle' });
  const controllerRef = useRef<AbortController>(null);
  // If the user has left the page, the browser does not go to the bank.
  useEffect(() => () => controllerRef.current?.abort(), []);
  /** Resolves to true if the browser is redirected to the bank. */
  const handleBuy = async (order: VoucherOrder): Promise<boolean> => {
    if (phase.kind === 'processing') return false;
    controllerRef.current = new AbortController();
    setPhase({ kind: 'processing' });
    const outcome = await send(order, controllerRef.current.signal);
    if (outcome.kind === 'leaving') return true;
    setPhase({ kind: 'ended', outcome });
    return false;
  };
  return { phase, buy: handleBuy };
}
