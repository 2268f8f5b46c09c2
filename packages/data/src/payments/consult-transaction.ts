import { isSameUuid, type TransactionLookup } from '@surtidor/domain/payments';
import type { DataClient } from '../client/data-client.ts';
import type { Outcome } from '../shared/outcome.ts';
import { readBoolean, readObject, readString } from '../shared/readers.ts';
import { sendMutation } from '../shared/send.ts';
import {
  ConsultTransactionDocument,
  type ConsultTransactionMutation,
} from './consult-transaction.generated.ts';

/** Maps the backend's state of a transaction; returns null if it is missing. The domain interprets it. */
export function toTransactionLookup(
  result: ConsultTransactionMutation['consultarUuidYDesbloquearDocumentos'],
): TransactionLookup | null {
  const wire = readObject(result);
  return (
    wire && {
      found: readBoolean(wire.response),
      status: readString(wire.status),
      uuid: readString(wire.uuid),
      message: readString(wire.message),
    }
  );
}

/**
 * Queries the result of a transaction; the backend then unlocks its documents (spec 7). Called by
 * the result page and by the journal's polling, never retried. The result of another transaction is a
 * failure.
 */
export const consultTransaction = (
  client: DataClient,
  uuid: string,
): Promise<Outcome<TransactionLookup>> =>
  sendMutation(client, {
    document: ConsultTransactionDocument,
    variables: { uuid },
    kind: 'payment',
    read: (data) => {
      const lookup = toTransactionLookup(data.consultarUuidYDesbloquearDocumentos);
      return lookup && isSameUuid(lookup.uuid || uuid, uuid) ? lookup : null;
    },
  });
