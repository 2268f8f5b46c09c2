import type { PaymentAttempt, RemoteAttempt } from '@surtidor/domain/payments';
import { type BankReturnState, useBankReturn, useBankReturnDeadline } from '@surtidor/flows/react';
import { Button, type ButtonProps } from '@surtidor/ui';
import { useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { formatTime } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

export interface BackToBankProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly attempt: PaymentAttempt | RemoteAttempt;
}

const problemMessages = {
  ended: 'The bank session has ended. We are checking the result of the payment.',
  unanswered: 'We could not check the bank session. Try again.',
  'bad-address': 'We did not open the bank’s page because its address is not trusted.',
} as const satisfies Record<Exclude<BankReturnState, 'idle' | 'busy'>, PortalMessageKey>;

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
