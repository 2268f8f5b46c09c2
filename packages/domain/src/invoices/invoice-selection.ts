import type { Invoice } from './types.ts';

/** Cards are selectable when enabled and disabled when blocked (spec 2). */
export const isSelectable = (invoice: Pick<Invoice, 'blocked'>): boolean => !invoice.blocked;

/** Toggles an invoice; blocked ones are never added (spec 2). */
export const toggleSelection = <T extends Pick<Invoice, 'id' | 'blocked'>>(
  selection: readonly T[],
  invoice: T,
): readonly T[] => {
  if (selection.some(({ id }) => id === invoice.id)) {
    return selection.filter(({ id }) => id !== invoice.id);
  }
  return isSelectable(invoice) ? [...selection, invoice] : selection;
};

/** Refreshes the selection: missing and blocked invoices are removed, the rest updated. */
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

/** Adds documents to the selection, without duplicates. */
export const withAdded = <T extends Pick<Invoice, 'id'>>(
  selection: readonly T[],
  added: readonly T[],
): readonly T[] => {
  const known = new Set(selection.map(({ id }) => id));
  return [...selection, ...added.filter(({ id }) => !known.has(id))];
};

/** Adds all these documents, or removes them if all were selected. */
export const withAllToggled = <T extends Pick<Invoice, 'id'>>(
  selection: readonly T[],
  documents: readonly T[],
): readonly T[] => {
  const known = new Set(selection.map(({ id }) => id));
  if (!documents.every(({ id }) => known.has(id))) return withAdded(selection, documents);
  const missing = new Set(documents.map(({ id }) => id));
  return selection.filter(({ id }) => !missing.has(id));
};
