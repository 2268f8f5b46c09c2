import type { Outcome } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain/invoices';
import { useWhenReleased } from '@surtidor/flows/react';
import type { RowSelection } from '../lists/use-row-selection.ts';

/**
 * Fetches the selected documents again that a payment or compensation in progress has released. Missing ones have been
 * paid, so they are deselected (faults 10).
 * @param fetchDocuments Fetches the current documents by number.
 */
export function useReleasedDocuments(
  { rows, update }: Pick<RowSelection<Invoice>, 'rows' | 'update'>,
  fetchDocuments: (documentNumbers: readonly string[]) => Promise<Outcome<readonly Invoice[]>>,
): void {
  const refresh = async (released: readonly Invoice[]) => {
    const outcome = await fetchDocuments(released.map(({ documentNumber }) => documentNumber));
    if (outcome.kind === 'done') update(new Set(released.map(({ id }) => id)), outcome.value);
  };
  useWhenReleased((isReleased) => {
    const released = rows.filter(({ documentNumber }) => isReleased(documentNumber));
    if (released.length > 0) void refresh(released);
  });
}
