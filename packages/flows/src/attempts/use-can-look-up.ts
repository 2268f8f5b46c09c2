import type { PaymentAttempt } from '@surtidor/domain/payments';
import { useAttempts } from './attempts-context.tsx';

/** Whether the backend can look up a kind of attempt by its key. */
export function useCanLookUp(kind: PaymentAttempt['kind']): boolean {
  const { idempotencyKey, transactionList } = useAttempts().dataContext.backendProfile.capabilities;
  return idempotencyKey && (kind === 'compensation' || transactionList);
}
