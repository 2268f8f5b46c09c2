import { useMemo } from 'react';
import type { AttemptDefinition } from './attempt-definition.ts';
import { createAttemptSender, type SendAttempt } from './attempt-sender.ts';
import { useAttempts } from './attempts-context.tsx';

/**
 * The way to send attempts of one kind.
 * @param definition Stays the same object: another one knows nothing of what is under way.
 */
export function useAttemptSender<Order, Accepted, Conclusion>(
  definition: AttemptDefinition<Order, Accepted, Conclusion>,
): SendAttempt<Order, Conclusion> {
  const { dependencies } = useAttempts();
  return useMemo(() => createAttemptSender(dependencies, definition), [dependencies, definition]);
}
