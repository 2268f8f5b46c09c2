import type { CompensationSide, Invoice } from '@surtidor/domain';
import type { KnownHolds } from './compensable-card-of.ts';

/** One side's documents, as its cards and its rows are rendered from them. */
export interface SideDocuments {
  readonly side: CompensationSide;
  readonly documents: readonly Invoice[];
  readonly selected: readonly Invoice[];
  readonly holds: KnownHolds;
  /** Absent where the user may not send: nothing can then be selected. */
  readonly onToggle?: (side: CompensationSide, id: string) => void;
}

/** What is selected and not loaded in the list, such as a proposed invoice, stands before the others. */
export const withUnloaded = (
  selected: readonly Invoice[],
  documents: readonly Invoice[],
): readonly Invoice[] => {
  const loaded = new Set(documents.map(({ id }) => id));
  return [...selected.filter(({ id }) => !loaded.has(id)), ...documents];
};
