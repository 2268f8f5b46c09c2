import fc from 'fast-check';
import { anyDayOrNone } from '../../test/days.ts';
import type { Currency } from '../shared/index.ts';
import type { DocumentsInProgress } from './payability.ts';
import type { PayableDocument } from './types.ts';

/** An ordinary payable document for tests; say only what matters to the case. */
export const aTestDocument = (over: Partial<PayableDocument> = {}): PayableDocument => ({
  id: '1',
  kind: 'invoice',
  documentNumber: '1800001234',
  invoiceNumber: 'FE-1234',
  dueDate: null,
  total: { minor: 100_000, currency: 'COP' },
  blocked: false,
  settled: false,
  ...over,
});

/** No document is in a live attempt. */
export const noneInProgress: DocumentsInProgress = new Set<string>();

/** Any document, payable or not, of COP unless said otherwise. */
export const anyDocument = (currencies: readonly Currency[] = ['COP']) =>
  fc
    .record({
      id: fc.integer({ min: 0, max: 30 }).map(String),
      kind: fc.constantFrom('invoice' as const, 'payment' as const, 'other' as const),
      dueDate: anyDayOrNone,
      total: fc.record({
        minor: fc.integer({ min: -1e9, max: 1e11 }),
        currency: fc.constantFrom(...currencies),
      }),
      blocked: fc.boolean(),
      settled: fc.boolean(),
    })
    .map((document) => aTestDocument({ ...document, documentNumber: `18000${document.id}` }));

/** Any document that can be paid in COP. */
export const anyPayable = fc
  .record({
    id: fc.integer({ min: 0, max: 30 }).map(String),
    dueDate: anyDayOrNone,
    minor: fc.integer({ min: 1, max: 1e11 }),
  })
  .map(({ id, dueDate, minor }) =>
    aTestDocument({
      id,
      dueDate,
      documentNumber: `18000${id}`,
      total: { minor, currency: 'COP' },
    }),
  );

/** Payable documents, each id once. */
export const anyPayables = fc.uniqueArray(anyPayable, { selector: ({ id }) => id, maxLength: 12 });
