import type { AttemptLine } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';

/** How a paid line is called: by its invoice number, which the dealer knows, and its document. */
export const lineName = (
  { invoiceNumber, documentNumber }: Pick<AttemptLine, 'invoiceNumber' | 'documentNumber'>,
  text: Text,
): string =>
  invoiceNumber
    ? text('Invoice {number}, document {document}', {
        number: invoiceNumber,
        document: documentNumber,
      })
    : text('Document {number}', { number: documentNumber });
