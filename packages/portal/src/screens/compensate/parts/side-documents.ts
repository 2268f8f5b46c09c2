import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import type { RowSelection } from '../../../features/lists/use-row-selection.ts';
import type { LocalHolds } from './compensable-card.ts';

/** One side's documents for cards and rows. */
export interface SideDocuments {
  readonly side: CompensationSide;
  readonly documents: readonly Invoice[];
  readonly selection: RowSelection<Invoice>;
  readonly holds: LocalHolds;
  /** Whether the user can send compensations. Otherwise nothing can be selected. */
  readonly canSend: boolean;
}

/** Prepends selected documents that the list has not loaded, such as proposed invoices. */
export const prependUnloadedSelection = (
  selected: readonly Invoice[],
  documents: readonly Invoice[],
): readonly Invoice[] => {
  const loadedIds = new Set(documents.map(({ id }) => id));
  return [...selected.filter(({ id }) => !loadedIds.has(id)), ...documents];
};
