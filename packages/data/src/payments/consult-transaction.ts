import type { ApolloClient } from '@apollo/client';
import type { TransactionAnswer } from '@surtidor/domain';
import { change } from '../shared/call.ts';
import type { Outcome } from '../shared/outcome.ts';
import { entry, flag, text } from '../shared/wire.ts';
import {
  ConsultTransactionDocument,
  type ConsultTransactionMutation,
} from './consult-transaction.generated.ts';

/** The backend's word about a transaction; null when it said nothing. Judging it is the domain's. */
export function toTransactionAnswer(
  answer: ConsultTransactionMutation['consultarUuidYDesbloquearDocumentos'],
): TransactionAnswer | null {
  const wire = entry(answer);
  return (
    wire && {
      found: flag(wire.response),
      status: text(wire.status),
      uuid: text(wire.uuid),
      message: text(wire.message),
    }
  );
}

/**
 * Asks how a transaction ended; the backend then unlocks its documents (spec 7). Asked by the
 * result page and by the journal's slow schedule, never repeated by a link.
 */
export const consultTransaction = (
  client: ApolloClient,
  uuid: string,
): Promise<Outcome<TransactionAnswer>> =>
  change(client, {
    document: ConsultTransactionDocument,
    variables: { uuid },
    kind: 'payment',
    read: (data) => toTransactionAnswer(data.consultarUuidYDesbloquearDocumentos),
  });
