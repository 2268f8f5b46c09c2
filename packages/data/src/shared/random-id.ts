/**
 * A new random 128-bit id in hexadecimal: request ids and idempotency keys. `crypto.randomUUID`
 * is missing on pages served over plain http, so the bytes are rendered directly.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
