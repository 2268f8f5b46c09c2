import { type ReactNode, useCallback } from 'react';
import { AttemptsProvider } from '../../features/attempts/attempts-context.tsx';
import { useIdleWatch } from '../../platform/idle/idle-watch-context.ts';

/** The attempts of a session; going to the bank extends the idle clock. */
export const SessionAttempts = ({ children }: { children: ReactNode }) => {
  const idle = useIdleWatch();
  const onLeaving = useCallback(() => idle?.dispatch('leave-for-payment'), [idle]);
  return <AttemptsProvider onLeaving={onLeaving}>{children}</AttemptsProvider>;
};
