import { noDataFailure, type PaymentSession } from '@surtidor/domain';
import { failed, type Outcome } from '../shared/outcome.ts';
import { readObject, readString } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { fetchOnce } from '../shared/send.ts';
import { PaymentSessionDocument } from './payment-session.generated.ts';
import { toPaymentSession } from './to-payment-session.ts';

/** A session at the provider to which its maker may still go; null when there is none any more. */
export interface ReturnableSession {
  readonly session: PaymentSession | null;
}

/**
 * Asks for the session of an attempt again, to go back to the bank with it. A query: it opens
 * nothing, whatever became of the attempt. A session of another attempt is a failure.
 */
export async function fetchPaymentSession(
  { client }: DataContext,
  uuid: string,
): Promise<Outcome<ReturnableSession>> {
  const outcome = await fetchOnce(client, {
    document: PaymentSessionDocument,
    variables: { uuid },
    read: ({ listarTransacciones: answer }): ReturnableSession | null => {
      if (!Array.isArray(answer?.items)) return null;
      const wire = readObject(answer.items[0] ?? null);
      if (wire === null) return { session: null };
      return readString(wire.uuid) === uuid
        ? { session: toPaymentSession(wire.session ?? null) }
        : null;
    },
  });
  const isForeign = outcome.kind === 'done' && (outcome.value.session?.uuid ?? uuid) !== uuid;
  return isForeign ? failed(noDataFailure) : outcome;
}
