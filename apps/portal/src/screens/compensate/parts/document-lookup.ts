import type { CompensationSelection, Invoice } from '@surtidor/domain';
import type { SelectedDocuments } from './use-compensation-selection.ts';

/** Looks up the loaded documents by id. */
export function createDocumentLookup({ payments, invoices }: SelectedDocuments) {
  const createFinder = (documents: readonly Invoice[]) => {
    const byId = new Map(documents.map((document) => [document.id, document]));
    return (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  };
  const getIds = (documents: CompensationSelection['payments']) => documents.map(({ id }) => id);
  return {
    /** Returns the documents of a selection, in its order. */
    findSelected: (selection: CompensationSelection): SelectedDocuments => ({
      payments: createFinder(payments)(getIds(selection.payments)),
      invoices: createFinder(invoices)(getIds(selection.invoices)),
    }),
    /** Returns the documents with these ids on either side. */
    findByIds: createFinder([...payments, ...invoices]),
  };
}

/** Merges two selections without duplicates; `base` sets the order. */
export const mergeSelections = (
  base: SelectedDocuments,
  added: SelectedDocuments,
): SelectedDocuments => {
  const mergeById = (documents: readonly Invoice[], addedDocuments: readonly Invoice[]) => [
    ...new Map(
      [...documents, ...addedDocuments].map((document) => [document.id, document]),
    ).values(),
  ];
  return {
    payments: mergeById(base.payments, added.payments),
    invoices: mergeById(base.invoices, added.invoices),
  };
};
