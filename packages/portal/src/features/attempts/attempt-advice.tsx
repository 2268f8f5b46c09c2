import { isOpen, type PaymentAttempt } from '@surtidor/domain/payments';
import { useCanLookUp } from '@surtidor/flows/react';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getLookupAdvice } from './lookup-advice.ts';

/**
 * Renders advice about an attempt that the backend cannot look up: what the user can do, and from when. Renders
 * nothing if the backend can look it up.
 */
export const AttemptAdvice = ({ attempt }: { readonly attempt: PaymentAttempt }) => {
  const text = useText();
  const { timeZone } = useVariant();
  const canLookUp = useCanLookUp(attempt.kind);
  if (canLookUp || attempt.uuid !== null || !isOpen(attempt)) return null;
  const { key, params } = getLookupAdvice(attempt, timeZone);
  return <span className="block text-sm text-ui-ink-soft">{text(key, params)}</span>;
};
