import { type ReactNode, useCallback } from 'react';
import { PaymentsProvider } from '../../features/payments/payments-context.tsx';
import { useIdleWatch } from '../../platform/idle/idle-watch-context.ts';

/** The payments of a signed-in session; leaving for the bank opens the idle clock's grace. */
export const SessionPayments = ({ children }: { children: ReactNode }) => {
  const idle = useIdleWatch();
  const onLeaving = useCallback(() => idle?.tell('leave-for-payment'), [idle]);
  return <PaymentsProvider onLeaving={onLeaving}>{children}</PaymentsProvider>;
};
