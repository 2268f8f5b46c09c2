import type { Validator } from './types.ts';

/** Counts code points, so that most emoji count as one. */
export const countCharacters = (text: string): number => [...text].length;

/** '"{fieldName}" is required.' for a text that is empty once trimmed (spec 5). */
export const required =
  (fieldName: string): Validator<string> =>
  (text) =>
    text.trim() === '' ? { key: '"{fieldName}" is required.', params: { fieldName } } : null;

/** '"{fieldName}" must have at least {min} letters.' (spec 5). */
export const minLength =
  (fieldName: string, min: number): Validator<string> =>
  (text) =>
    countCharacters(text.trim()) < min
      ? { key: '"{fieldName}" must have at least {min} letters.', params: { fieldName, min } }
      : null;

/** '"{fieldName}" must have a maximum of {max} letters.' (spec 5). */
export const maxLength =
  (fieldName: string, max: number): Validator<string> =>
  (text) =>
    countCharacters(text.trim()) > max
      ? { key: '"{fieldName}" must have a maximum of {max} letters.', params: { fieldName, max } }
      : null;

const nameCharacters = /^[\p{L}\p{M} '’-]*$/u;

/** Unicode letters, space, hyphen, apostrophe (reading 27). */
export const lettersOnly =
  (fieldName: string): Validator<string> =>
  (text) =>
    nameCharacters.test(text.trim())
      ? null
      : { key: '"{fieldName}" has characters that are not allowed.', params: { fieldName } };

/** Only digits, in one of the lengths a country uses (reading 4). */
export const telephone =
  (fieldName: string, lengths: readonly number[]): Validator<string> =>
  (text): ReturnType<Validator<string>> => {
    const digits = text.trim();
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
