import { formatMoney, type PaymentReadiness } from '@surtidor/domain';
import type { PortalMessage } from '../../../platform/messages/text-context.tsx';

/** The note on the total: why it cannot be sent, or a warning (spec 5). */
export function readinessText(readiness: PaymentReadiness): PortalMessage | null {
  if (readiness.kind === 'ready') return null;
  switch (readiness.reason) {
    case 'below-minimum': {
      const params = { amount: formatMoney(readiness.minimum) };
      return readiness.kind === 'warning'
        ? { key: 'The minimum payment is {amount}: the bank may not take it.', params }
        : { key: 'The minimum payment is {amount}.', params };
    }
    case 'above-maximum':
      return {
        key: 'The maximum payment is {amount}.',
        params: { amount: formatMoney(readiness.maximum) },
      };
    default:
      return { key: 'The total must be more than zero.' };
  }
}
