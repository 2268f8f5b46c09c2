import type { Measured } from './time-actions.ts';

/** The dearest action of one who is quick, in milliseconds at full speed. */
const limitMs = 60;

/** Whether no action of any visit was dear. */
export const isQuick = (visits: readonly Measured[], slower: number): boolean =>
  visits.length > 0 &&
  visits.every(({ heap: _heap, nodes: _nodes, ...actions }) =>
    Object.values(actions).every((ms) => ms <= limitMs * slower),
  );
