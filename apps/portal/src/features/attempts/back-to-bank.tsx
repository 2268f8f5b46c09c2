import {
  countVouchersOf,
  type DataContext,
  fetchPaymentSession,
  useDataContext,
} from '@surtidor/data';
import { getBankReturnDeadline, type PaymentAttempt, type RemoteAttempt } from '@surtidor/domain';
import { Button, type ButtonProps } from '@surtidor/ui';
import { useEffect, useMemo, useState } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { readableInstant } from '../../platform/format/local-time.ts';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { useAttempts } from './attempts-context.tsx';
import { type BankReturn, createBankReturn } from './bank-return.ts';
import { useHandOffPorts } from './use-hand-off-ports.ts';

export interface BackToBankProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly attempt: PaymentAttempt | RemoteAttempt;
}

const problems = {
  over: 'The session with the bank has ended: we are asking how the payment ended.',
  unanswered: 'We could not ask for the session with the bank. Try again.',
  'bad-address': 'The bank’s address is not one we trust, so we did not open it.',
} as const satisfies Record<Exclude<BankReturn['kind'], 'leaving'>, PortalMessageKey>;

/** The bank session of an attempt; null for a purchase without vouchers at the backend (faults 11). */
async function getSession(dataContext: DataContext, { kind }: PaymentAttempt, uuid: string) {
  if (kind === 'vouchers') {
    const vouchers = await countVouchersOf(dataContext, uuid);
    if (vouchers.kind === 'failed') return vouchers;
    if (vouchers.value === 0) return { kind: 'done', value: { session: null } } as const;
  }
  return fetchPaymentSession(dataContext, uuid);
}

/** Returns to the bank; if the session has ended, checks the result. */
function useBankReturn(attempt: PaymentAttempt) {
  const { key, uuid } = attempt;
  const ports = useHandOffPorts();
  const dataContext = useDataContext();
  const { engine } = useAttempts();
  const [state, setState] = useState<'idle' | 'busy' | keyof typeof problems>('idle');
  const back = useMemo(
    () =>
      createBankReturn({ ...ports, fetchSession: (id) => getSession(dataContext, attempt, id) }),
    [ports, dataContext, attempt],
  );
  const go = async () => {
    if (uuid === null || state === 'busy') return;
    setState('busy');
    const { kind } = await back(uuid);
    setState(kind === 'leaving' ? 'busy' : kind);
    if (kind !== 'over') return;
    await Promise.all([engine.check(key), engine.poll()]);
  };
  return { state, go: () => void go() };
}

/**
 * Until when the user can return to the bank; null if not (faults 31), and for a purchase without vouchers
 * at the backend (faults 11).
 */
export function useReturnableUntil(attempt: BackToBankProps['attempt'] | undefined) {
  const { now } = usePortal();
  const { support } = useSession();
  const { paymentReturn } = useDataContext().backendProfile.capabilities;
  const until =
    support || !paymentReturn || attempt === undefined
      ? null
      : getBankReturnDeadline(attempt, now());
  const isPurchase = until !== null && attempt?.kind === 'vouchers';
  const hasVouchers = useHasVouchers(isPurchase ? attempt.uuid : null);
  return isPurchase && !hasVouchers ? null : until;
}

/**
 * Whether the backend has the vouchers of a purchase; false until it has responded. No response counts as
 * true, since it is checked again before the redirect. Idle with null.
 */
function useHasVouchers(uuid: string | null): boolean {
  const dataContext = useDataContext();
  const [holding, setHolding] = useState<string | null>(null);
  useEffect(() => {
    if (uuid === null) return;
    let isCancelled = false;
    void countVouchersOf(dataContext, uuid).then((outcome) => {
      if (isCancelled) return;
      setHolding(outcome.kind === 'failed' || outcome.value > 0 ? uuid : null);
    });
    return () => {
      isCancelled = true;
    };
  }, [dataContext, uuid]);
  return uuid !== null && holding === uuid;
}

/**
 * 'Volver al banco' with its deadline, while the provider's session is open (faults 31). Renders nothing
 * without permission.
 */
export const BackToBank = ({ attempt, size = 'sm', variant = 'primary' }: BackToBankProps) => {
  const text = useText();
  const { now } = usePortal();
  const { support } = useSession();
  const { timeZone } = useVariant();
  const { state, go } = useBankReturn(attempt);
  const until = useReturnableUntil(attempt);
  const problem = state === 'idle' || state === 'busy' ? null : problems[state];
  if (support || (until === null && problem === null)) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {until !== null && (
        <>
          <Button {...{ size, variant }} busy={state === 'busy'} onClick={go}>
            {text('Back to the bank')}
          </Button>
          <span className="text-sm text-ink-soft">
            {text('Until {time}', { time: readableInstant(timeZone, until, now()).time })}
          </span>
        </>
      )}
      <span role="status" className="text-sm empty:hidden">
        {problem && text(problem)}
      </span>
    </span>
  );
};
