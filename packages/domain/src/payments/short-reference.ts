const toAlphanumeric = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** Length of a short reference. */
const length = 8;

/**
 * Shortens a transaction's id to two groups that are easy to read out on the telephone, for example
 * 'A1B2-C3D4'. Short ids have one group.
 */
export const getShortReference = (uuid: string): string => {
  const alphanumeric = toAlphanumeric(uuid).toUpperCase();
  if (alphanumeric.length <= length) return alphanumeric;
  return `${alphanumeric.slice(0, length / 2)}-${alphanumeric.slice(length / 2, length)}`;
};

/** Minimum length of a reference in a search. */
const minSearchLength = 4;

/**
 * Reads a transaction's id, a short reference or the start of one from a search text, without case, dashes and spaces.
 * Returns null for other texts.
 */
export const parseReference = (text: string): string | null => {
  const alphanumeric = toAlphanumeric(text).toLowerCase();
  return /^[\w\s-]+$/.test(text) && /\d/.test(text) && alphanumeric.length >= minSearchLength
    ? alphanumeric
    : null;
};

/** Whether the id of a transaction starts with a reference of `parseReference`. */
export const hasReference = (uuid: string, reference: string): boolean =>
  toAlphanumeric(uuid).toLowerCase().startsWith(reference);
