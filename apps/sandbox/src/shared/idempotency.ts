import { createGraphqlError, createInvalidInputError } from './errors.ts';

/** Validates an idempotency key. Returns null if there is none. */
export function parseIdempotencyKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined || key === '') return null;
  if (/^[\w.:-]{8,100}$/.test(key)) return key;
  throw createInvalidInputError('idempotency_key', 'La clave de la solicitud no es válida.');
}

/** Throws IDEMPOTENCY_MISMATCH if the key was used for a different request. */
export function assertSameRequest(existing: string, requested: string): void {
  if (existing !== requested) {
    throw createGraphqlError(
      'IDEMPOTENCY_MISMATCH',
      'Esta solicitud ya se usó para otro pago. Actualice la página e intente de nuevo.',
    );
  }
}
