/** Splits a string at the first separator. */
export const splitOnce = (
  text: string,
  separator: string,
): readonly [before: string, after: string] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
};
