import type { ListChange, Outcome } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain/invoices';
import { useWhenReleased } from '@surtidor/flows/react';
import { type RowSelection, useRowSelection } from '../lists/use-row-selection.ts';

/** A list of documents that can be selected. */
export interface SelectableDocuments {
  readonly loadedDocuments: readonly Invoice[];
  /** Whether a document can be selected. Changes with the payments in progress. */
  readonly isSelectable: (document: Invoice) => boolean;
  /** The last change of the list; its removed documents are deselected. */
  readonly change: ListChange | null;
  /** Fetches the current documents by number. */
  readonly fetchDocuments: (
    documentNumbers: readonly string[],
  ) => Promise<Outcome<readonly Invoice[]>>;
}

/**
 * Returns a selection of documents. Those that a payment or compensation in progress releases are fetched again: missing
 * ones have been paid, so they are deselected (faults 10).
 */
export function useDocumentSelection({
  loadedDocuments,
  isSelectable,
  change,
  fetchDocuments,
}: SelectableDocuments): RowSelection<Invoice> {
  const selection = useRowSelection(loadedDocuments, isSelectable, change);
  const { rows, update } = selection;
  const refresh = async (released: readonly Invoice[]) => {
    const outcome = await fetchDocuments(released.map(({ documentNumber }) => documentNumber));
    if (outcome.kind === 'done') update(new Set(released.map(({ id }) => id)), outcome.value);
  };
  useWhenReleased((isReleased) => {
    const released = rows.filter(({ documentNumber }) => isReleased(documentNumber));
    if (released.length > 0) void refresh(released);
  });
  return selection;
}
