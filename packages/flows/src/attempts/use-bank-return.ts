import { type DataContext, fetchPaymentSession, hasPurchaseVouchers } from '@surtidor/data';
import {
  getBankReturnDeadline,
  type PaymentAttempt,
  type RemoteAttempt,
} from '@surtidor/domain/payments';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAttempts } from './attempts-context.tsx';
import { type BankReturn, createBankReturn } from './bank-return.ts';
import { useHandOffPorts } from './use-hand-off-ports.ts';

/** What the return does: nothing, it is pending (also during the redirect), or the reason why it failed. */
export type BankReturnState = 'idle' | 'busy' | Exclude<BankReturn['kind'], 'leaving'>;

/** Fetches the bank session of an attempt, or null if the backend lacks vouchers of a purchase (faults 11). */
async function fetchSession(
  dataContext: DataContext,
  { kind, amount }: PaymentAttempt,
  uuid: string,
) {
  if (kind === 'vouchers') {
    const outcome = await hasPurchaseVouchers(dataContext, uuid, amount);
    if (outcome.kind === 'failed') return outcome;
    if (!outcome.value) return { kind: 'done', value: { session: null } } as const;
  }
  return fetchPaymentSession(dataContext, uuid);
}

/** Returns a function that goes back to the bank. If the session has ended, it checks the result. */
export function useBankReturn(attempt: PaymentAttempt) {
  const { key, uuid } = attempt;
  const ports = useHandOffPorts();
  const { dataContext, engine } = useAttempts();
  const [state, setState] = useState<BankReturnState>('idle');
  const returnToBank = useMemo(
    () =>
      createBankReturn({ ...ports, fetchSession: (id) => fetchSession(dataContext, attempt, id) }),
    [ports, dataContext, attempt],
  );
  const handleClick = async () => {
    if (uuid === null || state === 'busy') return;
    setState('busy');
    const { kind } = await returnToBank(uuid);
    setState(kind === 'leaving' ? 'busy' : kind);
    if (kind !== 'ended') return;
    await Promise.all([engine.check(key), engine.poll()]);
  };
  return { state, returnToBank: () => void handleClick() };
}

/**
 * Returns the deadline for returning to the bank (faults 31), or null if returning is not possible or the backend
 * lacks vouchers of a purchase (faults 11).
 */
export function useBankReturnDeadline(attempt: PaymentAttempt | RemoteAttempt | undefined) {
  const { ports, dataContext, support } = useAttempts();
  const { paymentReturn } = dataContext.backendProfile.capabilities;
  const deadline =
    support || !paymentReturn || attempt === undefined
      ? null
      : getBankReturnDeadline(attempt, ports.now());
  const isPurchase = deadline !== null && attempt?.kind === 'vouchers';
  const hasVouchers = useHasVouchers(isPurchase ? attempt : null);
  return isPurchase && !hasVouchers ? null : deadline;
}

/**
 * Whether the backend has the vouchers of a purchase; false until it has responded. A failed request
 * counts as true, because they are checked again before the redirect. Does nothing without a purchase.
 */
function useHasVouchers(purchase: PaymentAttempt | null): boolean {
  const { dataContext } = useAttempts();
  const uuid = purchase?.uuid ?? null;
  const [uuidWithVouchers, setUuidWithVouchers] = useState<string | null>(null);
  // The uuid identifies the purchase, whose object changes with the journal.
  const check = useEffectEvent(async () => {
    if (purchase?.uuid == null) return false;
    const outcome = await hasPurchaseVouchers(dataContext, purchase.uuid, purchase.amount);
    return outcome.kind === 'failed' || outcome.value;
  });
  useEffect(() => {
    if (uuid === null) return;
    let isCancelled = false;
    void check().then((hasVouchers) => {
      if (!isCancelled) setUuidWithVouchers(hasVouchers ? uuid : null);
    });
    return () => {
      isCancelled = true;
    };
  }, [uuid]);
  return uuid !== null && uuidWithVouchers === uuid;
}
