import { useDataContext } from '@surtidor/data';
import { isOpen, type PaymentAttempt } from '@surtidor/domain';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { lookupAdvice } from './lookup-advice.ts';

/** Whether the backend can look up a kind of attempt by its key. */
export function useCanBeFound(kind: PaymentAttempt['kind']): boolean {
  const { idempotencyKey, transactionList } = useDataContext().backendProfile.capabilities;
  return idempotencyKey && (kind === 'compensation' || transactionList);
}

/**
 * What the user can do about an attempt whose result only its documents show, and from when. Renders
 * nothing if the backend can look it up.
 */
export const AttemptAdvice = ({ attempt }: { readonly attempt: PaymentAttempt }) => {
  const text = useText();
  const { timeZone } = useVariant();
  const { now } = usePortal();
  const canBeFound = useCanBeFound(attempt.kind);
  if (canBeFound || attempt.uuid !== null || !isOpen(attempt)) return null;
  const { key, params } = lookupAdvice(attempt, timeZone, now());
  return <span className="block text-sm text-ink-soft">{text(key, params)}</span>;
};
