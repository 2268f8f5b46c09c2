/** Letters and digits of a short reference. */
const length = 8;

/**
 * The beginning of a transaction's id in two groups, short enough to be read aloud over the
 * telephone: 'A1B2-C3D4'. An id that is as short already stays whole.
 */
export const shortReference = (uuid: string): string => {
  const plain = uuid.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length / 2)}-${plain.slice(length / 2, length)}`;
};
