import { canBePaid } from './draft-lines.ts';
import { withMode } from './payment-draft.ts';
import type { DraftEntry, PaymentDraft, PaymentMode } from './types.ts';

/** The entries in the order they are read: what something happened to first, else as selected. */
export const problemsFirst = (entries: readonly DraftEntry[]): readonly DraftEntry[] => [
  ...entries.filter(({ issue }) => issue !== 'none'),
  ...entries.filter(({ issue }) => issue === 'none'),
];

/** The letters and digits of a text, in small: what a search compares. */
const plain = (text: string): string => text.toLocaleLowerCase('es').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether an entry is meant by words typed in the search: a part of its title, number or station. */
export const entryMatches = (
  { document }: Pick<DraftEntry, 'document'>,
  title: string,
  searchText: string,
): boolean => {
  const wanted = plain(searchText);
  const { documentNumber, invoiceNumber, destinationName } = document;
  return [title, documentNumber, invoiceNumber, destinationName].some((text) =>
    plain(text).includes(wanted),
  );
};

/** Every entry that can be paid, in one mode: a switch does what it does to one (spec 2). */
export const setAllModes = (draft: PaymentDraft, mode: PaymentMode): PaymentDraft => ({
  ...draft,
  entries: draft.entries.map((entry) => (canBePaid(entry) ? withMode(entry, mode) : entry)),
});
