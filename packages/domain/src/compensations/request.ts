import type {
  CompensableDocument,
  CompensationRequestLine,
  CompensationSelection,
  CompensationSide,
} from './types.ts';

/** Returns the lines of the request: the payments, then the invoices, with their own signs (spec 3). */
export const getCompensationLines = ({
  payments,
  invoices,
}: CompensationSelection): readonly CompensationRequestLine[] => [
  ...payments.map((document) => toRequestLine('payment', document)),
  ...invoices.map((document) => toRequestLine('invoice', document)),
];

const toRequestLine = (
  side: CompensationSide,
  { dueDate, documentNumber, invoiceNumber, balance }: CompensableDocument,
): CompensationRequestLine => ({ dueDate, side, documentNumber, invoiceNumber, amount: balance });
