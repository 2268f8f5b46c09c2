/** A key and what is held down with it. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The item that a key leads to in a menu, or null for a key that moves nothing. Arrows go round;
 * a letter leads to the next item that begins with it (ARIA practices,
 * menu). With Control, Command or Alt a key is somebody else's.
 */
export const keyTarget = (
  { key, ctrlKey, metaKey, altKey }: Press,
  current: number,
  labels: readonly string[],
): number | null => {
  const count = labels.length;
  if (count === 0 || ctrlKey || metaKey || altKey) return null;
  const moves: Record<string, number> = {
    ArrowDown: (current + 1) % count,
    ArrowUp: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  const move = moves[key];
  if (move !== undefined) return move;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const steps = Array.from({ length: count }, (_, step) => (current + 1 + step) % count);
  return steps.find((at) => labels[at]?.toLocaleLowerCase().startsWith(letter)) ?? null;
};
