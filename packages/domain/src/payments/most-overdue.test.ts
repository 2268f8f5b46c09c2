import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import {
  anyDocument,
  aTestDocument,
  noDocumentsInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { getMostOverdue } from './most-overdue.ts';
import { getPayability } from './payability.ts';

const today = day('2026-03-10');

describe('getMostOverdue', () => {
  it('returns the oldest first, without held, credit, current and other-currency documents', () => {
    const createDocument = (id: string, dueDate: string, overrides = {}) =>
      aTestDocument({ id, documentNumber: id, dueDate: day(dueDate), ...overrides });
    const documents = [
      createDocument('late', '2026-03-09'),
      createDocument('today', '2026-03-10'),
      createDocument('latest', '2026-01-01'),
      createDocument('held', '2025-12-01', { blocked: true }),
      createDocument('paying', '2025-12-02'),
      createDocument('later', '2026-02-01'),
      createDocument('credit', '2025-11-01', { balance: { minor: -1, currency: 'COP' } }),
      createDocument('foreign', '2025-10-01', { balance: { minor: 5, currency: 'USD' } }),
    ];
    const result = getMostOverdue(documents, 'COP', today, new Set(['paying']), 3);
    expect(result.map(({ id }) => id)).toEqual(['latest', 'later', 'late']);
  });

  property(
    'returns the most overdue of the payable documents',
    [fc.array(anyDocument()), fc.nat(5)],
    (documents, count) => {
      const result = getMostOverdue(documents, 'COP', today, noDocumentsInProgress, count);
      expect(result.length).toBeLessThanOrEqual(count);
      const lastDueDate = result.at(-1)?.dueDate ?? '';
      const missingDocuments = documents.filter(
        (one) =>
          getPayability(one, 'COP', noDocumentsInProgress) === 'payable' &&
          one.dueDate !== null &&
          one.dueDate < today &&
          !result.includes(one) &&
          (result.length < count || one.dueDate < lastDueDate),
      );
      expect(missingDocuments).toEqual([]);
    },
  );
});
