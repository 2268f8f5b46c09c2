import { canBePaid } from './draft-lines.ts';
import { withAmount, withMode } from './payment-draft.ts';
import type { DraftEntry, PaymentDraft, PaymentMode } from './types.ts';

/** Sorts entries with an issue first; the others keep their order. */
export const sortProblemsFirst = (entries: readonly DraftEntry[]): readonly DraftEntry[] => [
  ...entries.filter(({ issue }) => issue !== 'none'),
  ...entries.filter(({ issue }) => issue === 'none'),
];

/** Reduces a string to lowercase letters and digits for searching. */
const normalizeForSearch = (text: string): string =>
  text.toLocaleLowerCase('es').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether an entry matches a search in title, number or station. */
export const matchesSearch = (
  { document }: Pick<DraftEntry, 'document'>,
  title: string,
  searchText: string,
): boolean => {
  const query = normalizeForSearch(searchText);
  const { documentNumber, invoiceNumber, destinationName } = document;
  return [title, documentNumber, invoiceNumber, destinationName].some((text) =>
    normalizeForSearch(text).includes(query),
  );
};

/** A change of several modes that can be undone. */
export interface ModesChange {
  readonly mode: PaymentMode;
  /** The previous versions of the changed entries. */
  readonly previous: readonly DraftEntry[];
}

/** Sets the mode of several payable entries (spec 2). `undoModes` restores previous amounts. */
export const changeModes = (
  draft: PaymentDraft,
  ids: ReadonlySet<string>,
  mode: PaymentMode,
): { readonly draft: PaymentDraft; readonly change: ModesChange } => {
  const previous = draft.entries.filter(
    (entry) => ids.has(entry.document.id) && canBePaid(entry) && entry.mode !== mode,
  );
  const changedEntries = new Set(previous);
  const entries = draft.entries.map((entry) =>
    changedEntries.has(entry) ? withMode(entry, mode) : entry,
  );
  return { draft: { ...draft, entries }, change: { mode, previous } };
};

/** Undoes a change of modes, except for entries that were edited later. */
export const undoModes = (draft: PaymentDraft, { mode, previous }: ModesChange): PaymentDraft => {
  const previousEntryById = new Map(previous.map((entry) => [entry.document.id, entry]));
  const restoreEntry = (entry: DraftEntry): DraftEntry => {
    const previousEntry = previousEntryById.get(entry.document.id);
    if (previousEntry === undefined || entry.mode !== mode) return entry;
    if (mode === 'partial' && entry.amount.minor !== 0) return entry;
    return withAmount(withMode(entry, previousEntry.mode), previousEntry.amount.minor);
  };
  return { ...draft, entries: draft.entries.map(restoreEntry) };
};
