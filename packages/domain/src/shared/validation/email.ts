import type { Validator } from './types.ts';

const address =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Whether a text is an e-mail address as forms accept it: name@host.domain, at most 254. */
export const isEmail = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.length <= 254 && !/^\.|\.\.|\.@/.test(trimmed) && address.test(trimmed);
};

/** 'please provide valid e-mail address.' (spec 5). */
export const email: Validator<string> = (text) =>
  isEmail(text) ? null : { key: 'please provide valid e-mail address.' };
