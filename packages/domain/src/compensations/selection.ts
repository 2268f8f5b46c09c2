import type { Message } from '../shared/index.ts';
import type { CompensableDocument, CompensationSelection, CompensationSide } from './types.ts';

/** Nothing selected on either side. */
export const emptyCompensation: CompensationSelection = { payments: [], invoices: [] };

/** Adds a document to its side or removes it; blocked ones are never added (spec 2). */
export const toggleInCompensation = (
  selection: CompensationSelection,
  side: CompensationSide,
  document: CompensableDocument,
): CompensationSelection => {
  const selected = getSide(selection, side);
  if (selected.some(({ id }) => id === document.id)) {
    return withSide(selection, side, without(selected, document.id));
  }
  return document.blocked ? selection : withSide(selection, side, [...selected, document]);
};

/** Continue is enabled only with at least one item from each side (spec 2). */
export const canCompensate = ({ payments, invoices }: CompensationSelection): boolean =>
  payments.length > 0 && invoices.length > 0;

/** The hint shown with a single item (spec 2); null otherwise. */
export const compensationHint = ({ payments, invoices }: CompensationSelection): Message | null =>
  payments.length + invoices.length === 1
    ? { key: 'You must choose at least 1 item from each side to make compensation.' }
    : null;

/** Removal in the modal is disabled when only one of a kind remains (spec 2). */
export const canRemoveFrom = (selection: CompensationSelection, side: CompensationSide): boolean =>
  getSide(selection, side).length > 1;

/** Removes a document in the dialog; the last of a side stays (spec 2). */
export const removeFromCompensation = (
  selection: CompensationSelection,
  side: CompensationSide,
  id: string,
): CompensationSelection =>
  canRemoveFrom(selection, side)
    ? withSide(selection, side, without(getSide(selection, side), id))
    : selection;

const getKey = { payment: 'payments', invoice: 'invoices' } as const satisfies Record<
  CompensationSide,
  keyof CompensationSelection
>;

const getSide = (selection: CompensationSelection, side: CompensationSide) =>
  selection[getKey[side]];

const withSide = (
  selection: CompensationSelection,
  side: CompensationSide,
  documents: readonly CompensableDocument[],
): CompensationSelection => ({ ...selection, [getKey[side]]: documents });

const without = (documents: readonly CompensableDocument[], id: string) =>
  documents.filter((document) => document.id !== id);
