import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The keys of this deployment (`DEVICE_SECRET`, `DEVICE_SECRET_FALLBACK`), identical in all instances. The first one
 * signs; each one verifies, so that a key can be replaced while browsers have cookies of the other one.
 */
export type ServerKeys = readonly [signingKey: string, ...fallbackKeys: string[]];

const createTag = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

/** Signs a text, whose first word is its purpose. */
export const signText = ([key]: ServerKeys, text: string): string => createTag(key, text);

/** Whether one of the keys signed a text. */
export const isSignedText = (keys: ServerKeys, text: string, signature: string): boolean =>
  keys.some((key) => {
    const expected = Buffer.from(createTag(key, text));
    const actual = Buffer.from(signature);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });

/** Hashes an e-mail, session or network for a shared store and the logs. */
export const hashKey = (keys: ServerKeys, text: string): string => signText(keys, `key ${text}`);
