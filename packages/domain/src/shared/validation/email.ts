import type { Validator } from './types.ts';

const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Whether a string is an e-mail address with a domain and at most 254 characters. */
export const isEmail = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.length <= 254 && !/^\.|\.\.|\.@/.test(trimmed) && emailPattern.test(trimmed);
};

/** Validates an e-mail address (spec 5). */
export const validateEmail: Validator<string> = (text) =>
  isEmail(text) ? null : { key: 'please provide valid e-mail address.' };
