import type { CompensationSide, Invoice } from '@surtidor/domain';
import type { LocalHolds } from './compensable-card.ts';

/** One side's documents for cards and rows. */
export interface SideDocuments {
  readonly side: CompensationSide;
  readonly documents: readonly Invoice[];
  readonly selected: readonly Invoice[];
  readonly holds: LocalHolds;
  /** Absent if the user cannot send; nothing can be selected then. */
  readonly onToggle?: (side: CompensationSide, id: string) => void;
}

/** Prepends selected documents that the list has not loaded, such as proposed invoices. */
export const prependUnloadedSelection = (
  selected: readonly Invoice[],
  documents: readonly Invoice[],
): readonly Invoice[] => {
  const loadedIds = new Set(documents.map(({ id }) => id));
  return [...selected.filter(({ id }) => !loadedIds.has(id)), ...documents];
};
