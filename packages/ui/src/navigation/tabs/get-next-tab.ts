/**
 * Returns the tab that a key moves to, or null for other keys. Arrow keys wrap around and skip disabled tabs
 * (ARIA practices, tabs).
 */
export const getNextTab = (
  key: string,
  current: number,
  disabled: readonly boolean[],
): number | null => {
  const count = disabled.length;
  const moves: Readonly<Record<string, { start: number; step: 1 | -1 }>> = {
    ArrowRight: { start: current + 1, step: 1 },
    ArrowLeft: { start: current - 1, step: -1 },
    Home: { start: 0, step: 1 },
    End: { start: count - 1, step: -1 },
  };
  const move = moves[key];
  if (move === undefined) return null;
  const candidates = Array.from(
    { length: count },
    (_, attempt) => (move.start + move.step * attempt + count * 2) % count,
  );
  return candidates.find((index) => !disabled[index]) ?? null;
};
