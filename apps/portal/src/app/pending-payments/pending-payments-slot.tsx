import { useLiveAttempts } from '../../features/attempts/attempts-context.tsx';
import { PendingPaymentsIndicator } from './pending-payments-indicator.tsx';

/** The slot of 'Pagos en proceso' in the header; empty without any. */
export const PendingPaymentsSlot = () => {
  const { length } = useLiveAttempts();
  if (length === 0) return null;
  return <PendingPaymentsIndicator count={length} />;
};
