import type { AccountColumn } from '@surtidor/ui';
import { useMemo } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';

/** The headings of the seven columns (spec 2); stable until the language changes. */
export function useAccountHeadings(): Readonly<Record<AccountColumn, string>> {
  const text = useText();
  return useMemo(
    () => ({
      invoiceNumber: text('Invoice number'),
      documentNumber: text('Document number'),
      documentClass: text('Document class'),
      details: text('Details'),
      documentDate: text('Document date'),
      dueDate: text('Expiration date'),
      value: text('Value'),
    }),
    [text],
  );
}
