/** A text before and after the first separator; nothing after where there is none. */
export const splitOnce = (
  text: string,
  separator: string,
): readonly [before: string, after: string] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
};
