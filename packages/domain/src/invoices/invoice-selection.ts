import type { Invoice } from './types.ts';

/** Cards are selectable when enabled and disabled when blocked (spec 2). */
export const isSelectable = (invoice: Pick<Invoice, 'blocked'>): boolean => !invoice.blocked;

/** Adds an invoice to the selection, or takes it out; a blocked one is never added (spec 2). */
export const toggleSelection = <T extends Pick<Invoice, 'id' | 'blocked'>>(
  selection: readonly T[],
  invoice: T,
): readonly T[] => {
  if (selection.some(({ id }) => id === invoice.id)) {
    return selection.filter(({ id }) => id !== invoice.id);
  }
  return isSelectable(invoice) ? [...selection, invoice] : selection;
};

/** The selection after the list changed: what is gone or blocked leaves it, the rest is renewed. */
export const refreshSelection = <T extends Pick<Invoice, 'id' | 'blocked'>>(
  selection: readonly T[],
  latest: readonly T[],
): readonly T[] => {
  const byId = new Map(latest.map((invoice) => [invoice.id, invoice]));
  return selection.flatMap(({ id }) => {
    const invoice = byId.get(id);
    return invoice !== undefined && isSelectable(invoice) ? [invoice] : [];
  });
};

/** The selection with more documents, each once. */
export const withAdded = <T extends Pick<Invoice, 'id'>>(
  selection: readonly T[],
  added: readonly T[],
): readonly T[] => {
  const known = new Set(selection.map(({ id }) => id));
  return [...selection, ...added.filter(({ id }) => !known.has(id))];
};

/** The selection with all of these documents, or without them where it had all of them. */
export const withAllToggled = <T extends Pick<Invoice, 'id'>>(
  selection: readonly T[],
  documents: readonly T[],
): readonly T[] => {
  const known = new Set(selection.map(({ id }) => id));
  if (!documents.every(({ id }) => known.has(id))) return withAdded(selection, documents);
  const gone = new Set(documents.map(({ id }) => id));
  return selection.filter(({ id }) => !gone.has(id));
};
