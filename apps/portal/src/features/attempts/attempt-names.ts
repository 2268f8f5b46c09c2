import type { AttemptLine } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';
import { nameText } from '../invoices/document-title.ts';

/** The title of a paid line: the invoice's title when it was paid, with its document number. */
export function lineName(
  { name, documentNumber }: Pick<AttemptLine, 'name' | 'documentNumber'>,
  text: Text,
): string {
  if (name === undefined) return text('Document {number}', { number: documentNumber });
  const title = nameText(name, text);
  return name.number === documentNumber
    ? title
    : text('{title}, document {document}', { title, document: documentNumber });
}
