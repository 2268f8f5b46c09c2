import type { Validator } from './types.ts';

const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** A domain with letters such as ñ, and without characters that a URL reads as something else. */
const unicodeDomain = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Returns an address without outer spaces, with its domain in ASCII: `ñandu.co` becomes `xn--andu-fqa.co`. Chrome's
 * e-mail fields return that form and other fields the typed one, so every address is compared and sent in it.
 */
export function normalizeEmail(text: string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@') + 1;
  const domain = trimmed.slice(at);
  if (at === 0 || !unicodeDomain.test(domain)) return trimmed;
  try {
    return trimmed.slice(0, at) + new URL(`https://${domain}`).hostname;
  } catch {
    return trimmed;
  }
}

/** Whether two addresses are the same; capitals are ignored. */
export const isSameEmail = (one: string, other: string): boolean =>
  normalizeEmail(one).toLowerCase() === normalizeEmail(other).toLowerCase();

/** Whether a string is an e-mail address with a domain and at most 254 characters. */
export const isEmail = (text: string): boolean => {
  const address = normalizeEmail(text);
  return address.length <= 254 && !/^\.|\.\.|\.@/.test(address) && emailPattern.test(address);
};

/** Validates an e-mail address (spec 5). */
export const validateEmail: Validator<string> = (text) =>
  isEmail(text) ? null : { key: 'please provide valid e-mail address.' };
