import { noDataFailure } from '@surtidor/domain';
import { isSameUuid, type PaymentSession } from '@surtidor/domain/payments';
import { failed, type Outcome } from '../shared/outcome.ts';
import { readObject, readString } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { fetchOnce } from '../shared/send.ts';
import { PaymentSessionDocument } from './payment-session.generated.ts';
import { toPaymentSession } from './to-payment-session.ts';

/** The provider session of an attempt; null if it can no longer be used. */
export interface ReturnableSession {
  readonly session: PaymentSession | null;
}

/**
 * Fetches the session of an attempt again, to return to the bank. The query has no side effects. A
 * session of another attempt is a failure.
 */
export async function fetchPaymentSession(
  { client }: DataContext,
  uuid: string,
): Promise<Outcome<ReturnableSession>> {
  const outcome = await fetchOnce(client, {
    document: PaymentSessionDocument,
    variables: { uuid },
    read: ({ listarTransacciones: response }): ReturnableSession | null => {
      if (!Array.isArray(response?.items)) return null;
      const wire = readObject(response.items[0] ?? null);
      if (wire === null) return { session: null };
      return isSameUuid(readString(wire.uuid), uuid)
        ? { session: toPaymentSession(wire.session ?? null) }
        : null;
    },
  });
  const isOtherAttempt =
    outcome.kind === 'done' && !isSameUuid(outcome.value.session?.uuid ?? uuid, uuid);
  return isOtherAttempt ? failed(noDataFailure) : outcome;
}
