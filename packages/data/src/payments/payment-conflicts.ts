import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readInstant, readString, type StoreContext } from '../shared/readers.ts';

/** A document that another payment holds (faults 2). */
export interface PaymentConflict {
  readonly documentNumber: string;
  /** Start of the hold, in epoch milliseconds; null if unknown. */
  readonly since: number | null;
  /** The transaction that holds it; empty if unknown. */
  readonly uuid: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the held documents of a rejected payment: `extensions.documents` of DOCUMENT_BLOCKED. */
export function getConflicts(
  error: unknown,
  storeContext: StoreContext,
): readonly PaymentConflict[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors
    .filter(({ extensions }) => extensions?.code === 'DOCUMENT_BLOCKED')
    .flatMap(({ extensions }) => {
      const documents: unknown = extensions?.documents;
      return Array.isArray(documents) ? documents : [];
    })
    .filter(isRecord)
    .map(({ num_documento, desde, uuid }) => ({
      documentNumber: readString(num_documento),
      since: readInstant(desde, storeContext),
      uuid: readString(uuid),
    }))
    .filter(({ documentNumber }) => documentNumber !== '');
}
