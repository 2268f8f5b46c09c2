import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeDraft } from './merge-draft.ts';
import type { AssociateDraft } from './types.ts';

const word = fc.constantFrom('', 'a', 'b', 'c');
const destination = fc
  .constantFrom('1', '2', '3')
  .map((id) => ({ id, code: `C${id}`, name: `Estación ${id}` }));
const drafts: fc.Arbitrary<AssociateDraft> = fc.record({
  roleId: word,
  status: fc.constantFrom('0', '1'),
  firstName: word,
  lastName: word,
  email: word,
  telephone: word,
  documentType: word,
  document: word,
  street: word,
  city: word,
  countryCode: word,
  destinations: fc.uniqueArray(destination, { selector: ({ id }) => id }),
  termsAccepted: fc.boolean(),
});
const fields = Object.keys(fc.sample(drafts, 1)[0] ?? {}) as (keyof AssociateDraft)[];

describe('concurrent edits of the same associate', () => {
  test('without another save the form is sent unchanged', () => {
    fc.assert(
      fc.property(drafts, drafts, (opened, draft) => {
        expect(mergeDraft({ opened, draft, stored: opened })).toEqual({
          ...draft,
          // Reordered destinations are not a change.
          destinations: expect.toSatisfy(
            (sent: AssociateDraft['destinations']) =>
              sent
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

  test('nothing changed in the form: the stored record stays', () => {
    fc.assert(
      fc.property(drafts, drafts, (opened, stored) => {
        expect(mergeDraft({ opened, draft: opened, stored })).toEqual(stored);
      }),
    );
  });

  test('changed fields are sent, all others come from the stored record', () => {
    fc.assert(
      fc.property(
        drafts,
        drafts,
        fc.constantFrom(...fields),
        word,
        (opened, stored, field, value) => {
          fc.pre(typeof opened[field] === 'string');
          const draft = { ...opened, [field]: `${value}!` };
          const sent = mergeDraft({ opened, draft, stored });
          expect(sent[field]).toBe(`${value}!`);
          const together = ['roleId', 'destinations', 'documentType', 'document'];
          for (const other of fields) {
            if (other !== field && !together.includes(other))
              expect(sent[other]).toEqual(stored[other]);
          }
        },
      ),
    );
  });

  test('a role is never sent with another role’s destinations', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (opened, draft, stored) => {
        const sent = mergeDraft({ opened, draft, stored });
        const isOf = (one: AssociateDraft) =>
          sent.roleId === one.roleId && sent.destinations === one.destinations;
        expect(isOf(draft) || isOf(stored)).toBe(true);
      }),
    );
  });
});
