/** A key and its modifiers. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns the option that a key moves to in a listbox, or null for other keys. Arrows stop at the
 * ends; letters move to the next option that starts with them (ARIA practices, listbox). Keys with Control,
 * Command or Alt are ignored.
 */
export const getOptionForKey = (
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  current: number,
  labels: readonly string[],
): number | null => {
  const lastIndex = labels.length - 1;
  if (lastIndex < 0 || ctrlKey || metaKey || altKey) return null;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(current + 1, lastIndex),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: lastIndex,
  };
  const move = moves[key];
  if (move !== undefined) return move;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const matchOffset = labels.findIndex(
    (_, offset) =>
      labels[(current + 1 + offset) % labels.length]?.toLocaleLowerCase().startsWith(letter) ??
      false,
  );
  return matchOffset < 0 ? null : (current + 1 + matchOffset) % labels.length;
};
