import type { Validator } from './types.ts';

/** Counts code points, so most emoji count as one. */
export const countCharacters = (text: string): number => [...text].length;

/** Rejects text that is empty after trimming (spec 5). */
export const required =
  (fieldName: string): Validator<string> =>
  (text) =>
    text.trim() === '' ? { key: '"{fieldName}" is required.', params: { fieldName } } : null;

/** Rejects text with fewer characters (spec 5). */
export const minLength =
  (fieldName: string, min: number): Validator<string> =>
  (text) =>
    countCharacters(text.trim()) < min
      ? { key: '"{fieldName}" must have at least {min} letters.', params: { fieldName, min } }
      : null;

/** Rejects text with more characters (spec 5). */
export const maxLength =
  (fieldName: string, max: number): Validator<string> =>
  (text) =>
    countCharacters(text.trim()) > max
      ? { key: '"{fieldName}" must have a maximum of {max} letters.', params: { fieldName, max } }
      : null;

const namePattern = /^[\p{L}\p{M}\p{Zs}'’-]*$/u;

/** Accepts only Unicode letters, spaces, hyphens and apostrophes (reading 27). */
export const lettersOnly =
  (fieldName: string): Validator<string> =>
  (text) =>
    namePattern.test(text.trim())
      ? null
      : { key: '"{fieldName}" has characters that are not allowed.', params: { fieldName } };

/** Returns the digits of a telephone number without spaces, hyphens, dots and parentheses; trims other text. */
export const normalizeTelephone = (text: string): string => {
  const digits = text.replace(/[\s().-]/g, '');
  return /^\d+$/.test(digits) ? digits : text.trim();
};

/** Accepts only digits, grouped or not, with one of the lengths of a country (reading 4). */
export const telephone =
  (fieldName: string, lengths: readonly number[]): Validator<string> =>
  (text): ReturnType<Validator<string>> => {
    const digits = normalizeTelephone(text);
    if (/^\d+$/.test(digits) && lengths.includes(digits.length)) return null;
    const [length = 0, other] = lengths;
    if (other === undefined) {
      return { key: '"{fieldName}" must have {length} digits.', params: { fieldName, length } };
    }
    return {
      key: '"{fieldName}" must have {length} or {other} digits.',
      params: { fieldName, length, other },
    };
  };
