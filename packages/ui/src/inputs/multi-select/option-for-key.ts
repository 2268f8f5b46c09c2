/** A key and what is held down with it. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The option that a key leads to in a listbox, or null for a key that moves nothing. The ends hold
 * the arrows; letters lead to the next option that begins with them (ARIA practices, listbox). With
 * Control, Command or Alt a key is somebody else's.
 */
export const optionForKey = (
  { key, ctrlKey, metaKey, altKey }: Press,
  current: number,
  labels: readonly string[],
): number | null => {
  const last = labels.length - 1;
  if (last < 0 || ctrlKey || metaKey || altKey) return null;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(current + 1, last),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: last,
  };
  const move = moves[key];
  if (move !== undefined) return move;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const found = labels.findIndex(
    (_, step) =>
      labels[(current + 1 + step) % labels.length]?.toLocaleLowerCase().startsWith(letter) ?? false,
  );
  return found < 0 ? null : (current + 1 + found) % labels.length;
};
