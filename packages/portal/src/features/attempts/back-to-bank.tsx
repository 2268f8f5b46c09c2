import {
  type DataContext,
  fetchPaymentSession,
  hasPurchaseVouchers,
  useDataContext,
} from '@surtidor/data';
import { getBankReturnDeadline, type PaymentAttempt, type RemoteAttempt } from '@surtidor/domain';
import { Button, type ButtonProps } from '@surtidor/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { formatTime } from '../../platform/format/format-instant.ts';
import type { PortalMessageKey } from '../../platform/messages/es.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { useAttempts } from './attempts-context.tsx';
import { type BankReturn, createBankReturn } from './bank-return.ts';
import { useHandOffPorts } from './use-hand-off-ports.ts';

export interface BackToBankProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly attempt: PaymentAttempt | RemoteAttempt;
}

const problemMessages = {
  ended: 'The bank session has ended. We are checking the result of the payment.',
  unanswered: 'We could not check the bank session. Try again.',
  'bad-address': 'We did not open the bank’s page because its address is not trusted.',
} as const satisfies Record<Exclude<BankReturn['kind'], 'leaving'>, PortalMessageKey>;

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
function useBankReturn(attempt: PaymentAttempt) {
  const { key, uuid } = attempt;
  const ports = useHandOffPorts();
  const dataContext = useDataContext();
  const { engine } = useAttempts();
  const [state, setState] = useState<'idle' | 'busy' | keyof typeof problemMessages>('idle');
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
export function useBankReturnDeadline(attempt: BackToBankProps['attempt'] | undefined) {
  const { now } = usePortal();
  const { support } = useSession();
  const { paymentReturn } = useDataContext().backendProfile.capabilities;
  const deadline =
    support || !paymentReturn || attempt === undefined
      ? null
      : getBankReturnDeadline(attempt, now());
  const isPurchase = deadline !== null && attempt?.kind === 'vouchers';
  const hasVouchers = useHasVouchers(isPurchase ? attempt : null);
  return isPurchase && !hasVouchers ? null : deadline;
}

/**
 * Whether the backend has the vouchers of a purchase; false until it has responded. A failed request
 * counts as true, because they are checked again before the redirect. Does nothing without a purchase.
 */
function useHasVouchers(purchase: PaymentAttempt | null): boolean {
  const dataContext = useDataContext();
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

/**
 * Renders 'Volver al banco' with its deadline, while the provider's session is open (faults 31). Renders nothing
 * without permission.
 */
export const BackToBank = ({ attempt, size = 'sm', variant = 'primary' }: BackToBankProps) => {
  const text = useText();
  const { support } = useSession();
  const { timeZone } = useVariant();
  const { state, returnToBank } = useBankReturn(attempt);
  const deadline = useBankReturnDeadline(attempt);
  const problem = state === 'idle' || state === 'busy' ? null : problemMessages[state];
  if (support || (deadline === null && problem === null)) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {deadline !== null && (
        <>
          <Button {...{ size, variant }} busy={state === 'busy'} onClick={returnToBank}>
            {text('Back to the bank')}
          </Button>
          <span className="text-sm text-ui-ink-soft">
            {text('Until {time}', { time: formatTime(timeZone, deadline) })}
          </span>
        </>
      )}
      <span role="status" className="text-sm empty:hidden">
        {problem && text(problem)}
      </span>
    </span>
  );
};
