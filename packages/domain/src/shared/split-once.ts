/** Splits a string at the first separator. */
export const splitOnce = (
  text: string,
  separator: string,
): readonly [before: string, after: string] => {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
};
