import type { Invoice } from './types.ts';

/** Whether an invoice can be selected: blocked ones cannot (spec 2). */
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

/** Refreshes the selection: removes missing and blocked invoices and updates the others. */
export const refreshSelection = <T extends Pick<Invoice, 'id' | 'blocked'>>(
  selection: readonly T[],
  latest: readonly T[],
): readonly T[] => {
  const latestById = new Map(latest.map((invoice) => [invoice.id, invoice]));
  return selection.flatMap(({ id }) => {
    const invoice = latestById.get(id);
    return invoice !== undefined && isSelectable(invoice) ? [invoice] : [];
  });
};

/** Adds documents to the selection, without duplicates. */
export const addInvoices = <T extends Pick<Invoice, 'id'>>(
  selection: readonly T[],
  documents: readonly T[],
): readonly T[] => {
  const selectedIds = new Set(selection.map(({ id }) => id));
  return [...selection, ...documents.filter(({ id }) => !selectedIds.has(id))];
};

/** Selects all these documents, or deselects them if all are already selected. */
export const toggleAllInvoices = <T extends Pick<Invoice, 'id'>>(
  selection: readonly T[],
  documents: readonly T[],
): readonly T[] => {
  const selectedIds = new Set(selection.map(({ id }) => id));
  if (!documents.every(({ id }) => selectedIds.has(id))) return addInvoices(selection, documents);
  const removedIds = new Set(documents.map(({ id }) => id));
  return selection.filter(({ id }) => !removedIds.has(id));
};
