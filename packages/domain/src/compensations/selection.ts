import type { Message } from '../shared/index.ts';
import type { CompensableDocument, CompensationSelection, CompensationSide } from './types.ts';

/** The empty selection. */
export const emptyCompensation = {
  payments: [],
  invoices: [],
} as const satisfies CompensationSelection;

/** Whether each side has at least one document, which enables continuing (spec 2). */
export const canCompensate = ({ payments, invoices }: CompensationSelection): boolean =>
  payments.length > 0 && invoices.length > 0;

/** Returns the hint for a single selected document (spec 2); null otherwise. */
export const getCompensationHint = ({
  payments,
  invoices,
}: CompensationSelection): Message | null =>
  payments.length + invoices.length === 1
    ? { key: 'You must choose at least 1 item from each side to make compensation.' }
    : null;

/** Whether a document can be removed in the dialog: not the last of its side (spec 2). */
export const canRemoveFrom = (selection: CompensationSelection, side: CompensationSide): boolean =>
  selection[sideKeys[side]].length > 1;

/** Removes a document in the dialog, unless it is the last of its side (spec 2). */
export const removeFromCompensation = <Document extends CompensableDocument>(
  selection: CompensationSelection<Document>,
  side: CompensationSide,
  id: string,
): CompensationSelection<Document> => {
  if (!canRemoveFrom(selection, side)) return selection;
  const key = sideKeys[side];
  return { ...selection, [key]: selection[key].filter((document) => document.id !== id) };
};

const sideKeys = { payment: 'payments', invoice: 'invoices' } as const satisfies Record<
  CompensationSide,
  keyof CompensationSelection
>;
