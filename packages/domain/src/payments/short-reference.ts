/** Length of a short reference. */
const length = 8;

/**
 * Shortens a transaction's id to two groups that are easy to read out on the telephone, for example
 * 'A1B2-C3D4'. Short ids have one group.
 */
export const getShortReference = (uuid: string): string => {
  const alphanumeric = uuid.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (alphanumeric.length <= length) return alphanumeric;
  return `${alphanumeric.slice(0, length / 2)}-${alphanumeric.slice(length / 2, length)}`;
};
