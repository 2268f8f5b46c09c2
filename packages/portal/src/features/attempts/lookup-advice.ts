import {
  getAssumedReleaseTime,
  type PaymentAttempt,
  providerSessionMs,
} from '@surtidor/domain/payments';
import { formatTime } from '../../platform/format/format-instant.ts';
import type { PortalMessage } from '../../platform/messages/text-context.tsx';

/** Returns the advice about an attempt that the backend cannot look up: what the user can do, and from when. */
export function getLookupAdvice(
  attempt: Pick<PaymentAttempt, 'kind' | 'createdAt'>,
  timeZone: string,
): PortalMessage {
  const getTime = (instant: number) => formatTime(timeZone, instant);
  const params = {
    free: getTime(getAssumedReleaseTime(attempt)),
    end: getTime(attempt.createdAt + providerSessionMs),
  };
  if (attempt.kind === 'compensation') {
    return {
      key: 'If its documents are not on hold, you can send it again from {free}. If they are, the list of compensations will show its result.',
      params,
    };
  }
  if (attempt.kind === 'vouchers') {
    return {
      key: 'If its vouchers are not in your list, you can buy them again from {free}; otherwise from {end}. Nothing is charged unless you go to the bank.',
      params,
    };
  }
  return attempt.kind === 'cash'
    ? { key: 'You can try again from {end}. Nothing is charged unless you go to the bank.', params }
    : {
        key: 'If its invoices are not on hold, you can pay them again from {free}. If they are, they are released at about {end}. If they are still on hold after that, contact your distributor. Nothing is charged unless you go to the bank.',
        params,
      };
}
