/**
 * Returns the tab that a key moves to, or null for other keys. Arrow keys wrap around and skip disabled tabs
 * (ARIA practices, tabs).
 */
export const nextTab = (
  key: string,
  current: number,
  disabled: readonly boolean[],
): number | null => {
  const count = disabled.length;
  const ways: Readonly<Record<string, { from: number; step: 1 | -1 }>> = {
    ArrowRight: { from: current + 1, step: 1 },
    ArrowLeft: { from: current - 1, step: -1 },
    Home: { from: 0, step: 1 },
    End: { from: count - 1, step: -1 },
  };
  const way = ways[key];
  if (way === undefined) return null;
  const tries = Array.from(
    { length: count },
    (_, turn) => (way.from + way.step * turn + count * 2) % count,
  );
  return tries.find((at) => !disabled[at]) ?? null;
};
