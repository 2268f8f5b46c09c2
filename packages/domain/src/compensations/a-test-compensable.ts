import fc from 'fast-check';
import { anyDayOrNone } from '../../test/days.ts';
import type { CompensableDocument } from './types.ts';

/** An ordinary document for tests; say only what matters to the case. */
export const aTestCompensable = (over: Partial<CompensableDocument> = {}): CompensableDocument => ({
  id: '1',
  documentNumber: '1800',
  invoiceNumber: 'FE-1',
  dueDate: null,
  total: { minor: 100, currency: 'COP' },
  blocked: false,
  ...over,
});

/** Documents of any size and sign, each id once. */
export const anyCompensables = (most: number) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.nat(40).map(String),
        dueDate: anyDayOrNone,
        minor: fc.integer({ min: -400, max: 400 }),
        currency: fc.constantFrom('COP' as const, 'COP' as const, 'COP' as const, 'USD' as const),
        blocked: fc.constantFrom(false, false, false, true),
      }),
      { selector: ({ id }) => id, maxLength: most },
    )
    .map((documents) =>
      documents.map(({ id, dueDate, minor, currency, blocked }) =>
        aTestCompensable({ id, dueDate, blocked, total: { minor, currency } }),
      ),
    );
