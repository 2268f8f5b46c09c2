import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeDraft } from './merge-draft.ts';
import type { AssociateDraft } from './types.ts';

const anyWord = fc.constantFrom('', 'a', 'b', 'c');
const anyDestination = fc
  .constantFrom('1', '2', '3')
  .map((id) => ({ id, code: `C${id}`, name: `Estación ${id}` }));
const anyDraft: fc.Arbitrary<AssociateDraft> = fc.record({
  roleId: anyWord,
  status: fc.constantFrom('0', '1'),
  firstName: anyWord,
  lastName: anyWord,
  email: anyWord,
  telephone: anyWord,
  documentType: anyWord,
  document: anyWord,
  street: anyWord,
  city: anyWord,
  countryCode: anyWord,
  destinations: fc.uniqueArray(anyDestination, { selector: ({ id }) => id }),
  termsAccepted: fc.boolean(),
});
const fields = Object.keys(fc.sample(anyDraft, 1)[0] ?? {}) as (keyof AssociateDraft)[];

describe('mergeDraft', () => {
  test('returns the form if the stored record has not changed', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (opened, draft) => {
        expect(mergeDraft({ initial: opened, draft, stored: opened })).toEqual({
          ...draft,
          // Reordered destinations are not a change.
          destinations: expect.toSatisfy(
            (merged: AssociateDraft['destinations']) =>
              merged
                .map(({ id }) => id)
                .toSorted()
                .join() ===
              draft.destinations
                .map(({ id }) => id)
                .toSorted()
                .join(),
          ),
        });
      }),
    );
  });

  test('returns the stored record if the form has no changes', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (opened, stored) => {
        expect(mergeDraft({ initial: opened, draft: opened, stored })).toEqual(stored);
      }),
    );
  });

  test('takes changed fields from the form and all others from the stored record', () => {
    fc.assert(
      fc.property(
        anyDraft,
        anyDraft,
        fc.constantFrom(...fields),
        anyWord,
        (opened, stored, field, value) => {
          fc.pre(typeof opened[field] === 'string');
          const draft = { ...opened, [field]: `${value}!` };
          const merged = mergeDraft({ initial: opened, draft, stored });
          expect(merged[field]).toBe(`${value}!`);
          const groupedFields = ['roleId', 'destinations', 'documentType', 'document'];
          for (const other of fields) {
            if (other !== field && !groupedFields.includes(other))
              expect(merged[other]).toEqual(stored[other]);
          }
        },
      ),
    );
  });

  test('never combines a role with the destinations of another role', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (opened, draft, stored) => {
        const merged = mergeDraft({ initial: opened, draft, stored });
        const comesFrom = (one: AssociateDraft) =>
          merged.roleId === one.roleId && merged.destinations === one.destinations;
        expect(comesFrom(draft) || comesFrom(stored)).toBe(true);
      }),
    );
  });
});
