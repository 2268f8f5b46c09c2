import {
  assertNever,
  type DocumentName,
  getDocumentName,
  type NamedDocument,
} from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';

/** Returns the title of a document: 'Factura FE-10293', 'Intereses de mora 1610', 'Saldo a favor 9000123'. */
export function formatDocumentName(name: DocumentName, text: Text): string {
  const { number } = name;
  switch (name.kind) {
    case 'credit':
      return text('Credit {number}', { number });
    case 'invoice':
      return text('Invoice {number}', { number });
    case 'document':
      return text('Document {number}', { number });
    case 'class':
      return `${name.className} ${number}`;
    default:
      return assertNever(name);
  }
}

/** Returns the title of a document, on screen and in print. */
export const getInvoiceTitle = (document: NamedDocument, text: Text): string =>
  formatDocumentName(getDocumentName(document), text);
