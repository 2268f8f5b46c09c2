import { useMemo } from 'react';
import type { AttemptDefinition } from './attempt-definition.ts';
import { createAttemptSender, type SendAttempt } from './attempt-sender.ts';
import { useAttempts } from './attempts-context.tsx';

/**
 * Returns the function that sends attempts of one kind.
 * @param definition Must be stable: a new definition loses the pending request.
 */
export function useAttemptSender<Order, Accepted, Conclusion>(
  definition: AttemptDefinition<Order, Accepted, Conclusion>,
): SendAttempt<Order, Conclusion> {
  const { dependencies } = useAttempts();
  return useMemo(() => createAttemptSender(dependencies, definition), [dependencies, definition]);
}
