import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import {
  anyDocument,
  aTestDocument,
  noneInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { mostOverdue } from './most-overdue.ts';
import { getPayability } from './payability.ts';

const today = day('2026-03-10');

describe('the most overdue documents', () => {
  it('come oldest first, without held, credit and current documents', () => {
    const due = (id: string, dueDate: string, over = {}) =>
      aTestDocument({ id, documentNumber: id, dueDate: day(dueDate), ...over });
    const documents = [
      due('late', '2026-03-09'),
      due('today', '2026-03-10'),
      due('latest', '2026-01-01'),
      due('held', '2025-12-01', { blocked: true }),
      due('paying', '2025-12-02'),
      due('later', '2026-02-01'),
      due('credit', '2025-11-01', { balance: { minor: -1, currency: 'COP' } }),
    ];
    const found = mostOverdue(documents, today, new Set(['paying']), 3);
    expect(found.map(({ id }) => id)).toEqual(['latest', 'later', 'late']);
  });

  property(
    'no excluded payable document is more overdue',
    [fc.array(anyDocument()), fc.nat(5)],
    (documents, count) => {
      const found = mostOverdue(documents, today, noneInProgress, count);
      expect(found.length).toBeLessThanOrEqual(count);
      const latest = found.at(-1)?.dueDate ?? '';
      const better = documents.filter(
        (one) =>
          getPayability(one, noneInProgress) === 'payable' &&
          one.dueDate !== null &&
          one.dueDate < today &&
          !found.includes(one) &&
          (found.length < count || one.dueDate < latest),
      );
      expect(better).toEqual([]);
    },
  );
});
