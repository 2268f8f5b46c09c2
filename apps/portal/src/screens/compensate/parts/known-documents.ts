import type { CompensationSelection, Invoice } from '@surtidor/domain';
import type { SelectedDocuments } from './use-compensation-selection.ts';

/** Looks up the loaded documents by id. */
export function knownDocuments({ payments, invoices }: SelectedDocuments) {
  const find = (documents: readonly Invoice[]) => {
    const byId = new Map(documents.map((document) => [document.id, document]));
    return (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  };
  const getIds = (documents: CompensationSelection['payments']) => documents.map(({ id }) => id);
  return {
    /** Returns the documents of a selection, in its order. */
    ofSelection: (selection: CompensationSelection): SelectedDocuments => ({
      payments: find(payments)(getIds(selection.payments)),
      invoices: find(invoices)(getIds(selection.invoices)),
    }),
    /** Returns the documents with these ids on either side. */
    ofIds: find([...payments, ...invoices]),
  };
}

/** Merges two selections without duplicates; the first one sets the order. */
export const withBoth = (one: SelectedDocuments, other: SelectedDocuments): SelectedDocuments => {
  const union = (first: readonly Invoice[], second: readonly Invoice[]) => [
    ...new Map([...first, ...second].map((document) => [document.id, document])).values(),
  ];
  return {
    payments: union(one.payments, other.payments),
    invoices: union(one.invoices, other.invoices),
  };
};
