/**
 * Creates a random 128-bit id in hexadecimal, for request ids and idempotency keys. `crypto.randomUUID` is
 * missing on plain http pages.
 */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
