import { type ReactNode, useCallback } from 'react';
import { useIdleWatch } from '../shell/idle/idle-context.tsx';
import { PaymentsProvider } from './payments-context.tsx';

/** The payments of a signed-in session; leaving for the bank opens the idle clock's grace. */
export const SessionPayments = ({ children }: { children: ReactNode }) => {
  const idle = useIdleWatch();
  const onLeaving = useCallback(() => idle?.tell('leave-for-payment'), [idle]);
  return <PaymentsProvider onLeaving={onLeaving}>{children}</PaymentsProvider>;
};
