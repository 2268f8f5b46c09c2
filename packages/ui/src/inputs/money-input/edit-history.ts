import type { AmountDraft } from './amount-draft.ts';

/** The drafts that undo returns to, the next one last, and those that redo returns to, the next one first. */
export interface EditHistory {
  readonly past: readonly AmountDraft[];
  readonly future: readonly AmountDraft[];
}

/** The empty history. */
export const emptyHistory: EditHistory = { past: [], future: [] };

/** The maximum number of undo steps. */
const maxEntries = 200;

/** Returns the history after an edit. */
export const addToHistory = ({ past }: EditHistory, previous: AmountDraft): EditHistory => ({
  past: [...past.slice(1 - maxEntries), previous],
  future: [],
});

/** Undoes or redoes one step; returns null if there is none. */
export const moveInHistory = (
  { past, future }: EditHistory,
  current: AmountDraft,
  direction: 'undo' | 'redo',
): { history: EditHistory; draft: AmountDraft } | null => {
  const draft = direction === 'undo' ? past.at(-1) : future[0];
  if (draft === undefined) return null;
  const history =
    direction === 'undo'
      ? { past: past.slice(0, -1), future: [current, ...future] }
      : { past: [...past, current], future: future.slice(1) };
  return { history, draft: { ...draft, note: null } };
};

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Returns the direction of an undo or redo shortcut (Ctrl or Cmd with Z, Shift+Z or Y); null for other keys. */
export const getHistoryDirection = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress) => {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
};
