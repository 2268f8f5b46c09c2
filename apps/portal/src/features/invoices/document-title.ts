import { assertNever, documentNaming, documentNumberShown, type Invoice } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';

/** What a title is made from. */
export type TitledDocument = Pick<
  Invoice,
  | 'kind'
  | 'communityTaxId'
  | 'invoiceNumber'
  | 'documentNumber'
  | 'balance'
  | 'documentType'
  | 'documentClass'
>;

/** How a document is called: 'Factura FE-10293', 'Intereses de mora 1610', 'Saldo a favor 9000123'. */
export function invoiceTitle(invoice: TitledDocument, text: Text): string {
  const number = documentNumberShown(invoice);
  const naming = documentNaming(invoice);
  switch (naming.kind) {
    case 'credit':
      return text('Credit {number}', { number });
    case 'invoice':
      return text('Invoice {number}', { number });
    case 'document':
      return text('Document {number}', { number });
    case 'class':
      return `${naming.name} ${number}`;
    default:
      return assertNever(naming);
  }
}
