/** Length of a short reference. */
const length = 8;

/**
 * The start of a transaction's id in two groups, to read out on the telephone: 'A1B2-C3D4'. Short
 * ids stay unchanged.
 */
export const shortReference = (uuid: string): string => {
  const alphanumeric = uuid.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (alphanumeric.length <= length) return alphanumeric;
  return `${alphanumeric.slice(0, length / 2)}-${alphanumeric.slice(length / 2, length)}`;
};
