import { noDataFailure } from '@surtidor/domain';
import { type CompensationState, getCompensationState } from '@surtidor/domain/compensations';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import { readObject, readString } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { fetchOnce } from '../shared/send.ts';
import { CompensationByKeyDocument } from './compensation-by-key.generated.ts';

/** A compensation found in the backend. */
export interface FoundCompensation {
  readonly transactionId: string;
  readonly state: CompensationState;
}

/**
 * Finds a compensation by idempotency key after a lost response. Null means that the backend never
 * received it. Unreadable entries and other keys are failures, so that no second compensation is
 * sent.
 */
export async function findCompensationByKey(
  { client }: DataContext,
  key: string,
): Promise<Outcome<FoundCompensation | null>> {
  const outcome = await fetchOnce(client, {
    document: CompensationByKeyDocument,
    variables: { key },
    read: ({ listarCompensaciones: response }) =>
      Array.isArray(response?.items) ? response.items : null,
  });
  if (outcome.kind === 'failed') return outcome;
  const [row] = outcome.value;
  if (row === undefined) return done(null);
  const wire = readObject(row);
  const transactionId = readString(wire?.id_transaccion);
  if (!wire || transactionId === '' || readString(wire.idempotency_key) !== key) {
    return failed(noDataFailure);
  }
  return done({ transactionId, state: getCompensationState(readString(wire.estado)) });
}
