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
