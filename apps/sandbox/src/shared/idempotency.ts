import { graphqlError, invalidInput } from './errors.ts';

/** Reads a client's idempotency key; null when it sent none. */
export function readKey(given: string | null | undefined): string | null {
  if (given === null || given === undefined || given === '') return null;
  if (/^[\w.:-]{8,100}$/.test(given)) return given;
  throw invalidInput('idempotency_key', 'La clave de la solicitud no es válida.');
}

/** Rejects a key of another request. */
export function refuseOtherRequest(known: string, requested: string): void {
  if (known !== requested) {
    throw graphqlError(
      'IDEMPOTENCY_MISMATCH',
      'Esta solicitud ya se usó para otro pago. Actualice la página e intente de nuevo.',
    );
  }
}
