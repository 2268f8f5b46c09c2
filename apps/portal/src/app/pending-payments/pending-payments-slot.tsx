import { useLiveAttempts } from '../../features/attempts/attempts-context.tsx';
import { PendingPaymentsIndicator } from './pending-payments-indicator.tsx';

/** The place of 'pagos en proceso' in the header: nothing at all while there are none. */
export const PendingPaymentsSlot = () => {
  const { length } = useLiveAttempts();
  if (length === 0) return null;
  return <PendingPaymentsIndicator count={length} />;
};
