import type { Invoice } from './types.ts';

/** Removes dots and surrounding spaces from a number filter (spec 5). */
export const cleanNumberFilter = (text: string): string => text.replaceAll('.', '').trim();

/** Returns the documents that have the text in one of their numbers, ignoring dots and case (spec 5). */
export function searchNumbers<
  T extends Pick<Invoice, 'documentNumber' | 'invoiceNumber' | 'communityTaxId'>,
>(documents: readonly T[], text: string): readonly T[] {
  const searched = cleanNumberFilter(text).toUpperCase();
  return documents.filter(({ documentNumber, invoiceNumber, communityTaxId }) =>
    [documentNumber, invoiceNumber, communityTaxId].some((number) =>
      cleanNumberFilter(number).toUpperCase().includes(searched),
    ),
  );
}
