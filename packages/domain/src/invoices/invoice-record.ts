import { createZeroMoney, type Money, sumMoney } from '../shared/index.ts';
import type { Invoice } from './types.ts';

/** What the account says about one document. */
export interface InvoiceRecord {
  readonly document: Invoice;
  /** The open lines of the document, which can be paid. */
  readonly openLines: readonly Invoice[];
  /** The original amount; null if unknown. */
  readonly original: Money | null;
  /** The amount left to pay; null if unknown. */
  readonly left: Money | null;
  /** The payments and notes of the history that name this invoice. */
  readonly related: readonly Invoice[];
}

const sumBalances = (lines: readonly Invoice[], { balance }: Invoice): Money | null =>
  lines.every((line) => line.balance.currency === balance.currency)
    ? sumMoney(
        lines.map((line) => line.balance),
        balance.currency,
      )
    : null;

const hasNumberOf =
  (document: Invoice) =>
  ({ documentNumber, id }: Invoice): boolean =>
    document.documentNumber === ''
      ? id === document.id
      : documentNumber === document.documentNumber;

/** Returns the amount left. The history shows original amounts only, so it tells what is left of settled documents only. */
const getLeft = (document: Invoice, openLines: readonly Invoice[], isCurrent: boolean) => {
  if (document.settled) return createZeroMoney(document.balance.currency);
  return isCurrent ? sumBalances(openLines, document) : null;
};

/**
 * Returns the record of the document that was found by one of its numbers, or null if there is none. An invoice
 * precedes the payments and notes that have its number.
 * @param current The lines with their open balances; a settled one has its original amount.
 * @param history The lines of the account history, with their original amounts.
 */
export function getInvoiceRecord(
  current: readonly Invoice[],
  history: readonly Invoice[],
): InvoiceRecord | null {
  const found = [...current, ...history];
  const document = found.find(({ kind }) => kind === 'invoice') ?? found[0];
  if (document === undefined) return null;
  const isSameDocument = hasNumberOf(document);
  const currentLines = current.filter(isSameDocument);
  const openLines = currentLines.filter(({ settled }) => !settled);
  const historyLines = history.filter(isSameDocument);
  const originalLines = historyLines.length > 0 ? historyLines : document.settled ? [document] : [];
  return {
    document,
    openLines,
    original: originalLines.length > 0 ? sumBalances(originalLines, document) : null,
    left: getLeft(document, openLines, currentLines.length > 0),
    related: history.filter(
      (line) =>
        !isSameDocument(line) &&
        line.invoiceNumber !== '' &&
        line.invoiceNumber === document.invoiceNumber,
    ),
  };
}

/** Returns the number that identifies a document in the address of its page: compensations and orders name it. */
export const getRecordNumber = ({
  invoiceNumber,
  documentNumber,
}: Pick<Invoice, 'invoiceNumber' | 'documentNumber'>): string => invoiceNumber || documentNumber;
