import type { AttemptLine } from '@surtidor/domain/payments';
import type { Text } from '../../platform/messages/text-context.tsx';
import { formatDocumentName } from '../invoices/document-title.ts';

/** Returns the title of a paid line: the invoice's title when it was paid, with its document number. */
export function getLineName(
  { name, documentNumber }: Pick<AttemptLine, 'name' | 'documentNumber'>,
  text: Text,
): string {
  if (name === undefined) return text('Document {number}', { number: documentNumber });
  const title = formatDocumentName(name, text);
  return name.number === documentNumber
    ? title
    : text('{title}, document {document}', { title, document: documentNumber });
}
