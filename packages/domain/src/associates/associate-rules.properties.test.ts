import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { anyRole, anyText, anyVariant } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { isValid } from '../shared/validation/form.ts';
import { changeRole, emptyAssociateDraft, trimAssociateDraft } from './associate-draft.ts';
import { type AssociateRulesContext, associateErrors } from './associate-rules.ts';
import { destinationsView, getsAllDestinations } from './destinations.ts';
import { roleFields } from './field-tables.ts';
import type { AssociateDraft, Destination } from './types.ts';

const station: Destination = { id: '1', code: '1001', name: 'EDS Norte' };
const draft: AssociateDraft = {
  roleId: '4',
  firstName: 'Ana María',
  lastName: "O'Brien-Gómez",
  email: 'ana@ejemplo.com',
  documentType: 'CC',
  document: '12345',
  telephone: '3001234567',
  street: 'Calle 1',
  city: 'Cali',
  countryCode: 'CO',
  status: '1',
  destinations: [station],
  termsAccepted: true,
};
const creating: AssociateRulesContext = {
  mode: 'create',
  fields: roleFields('create', 'operations'),
  destinations: 'picker',
  telephoneDigits: [10],
  termsRequired: true,
  takenEmails: [],
};

describe('properties', () => {
  const anyDraft: fc.Arbitrary<AssociateDraft> = fc.record({
    roleId: fc.constantFrom('', '4'),
    firstName: anyText,
    lastName: anyText,
    email: fc.oneof(anyText, fc.emailAddress()),
    documentType: fc.constantFrom('', 'CC'),
    document: anyText,
    telephone: fc.oneof(anyText, fc.stringMatching(/^[0-9]{9,10}$/)),
    street: anyText,
    city: anyText,
    countryCode: fc.constantFrom('CO', 'EC'),
    status: fc.constantFrom('0', '1', '', 'x'),
    destinations: fc.constantFrom([], [station]),
    termsAccepted: fc.boolean(),
  });
  const getContext = (
    role: Parameters<typeof roleFields>[1],
    mode: 'create' | 'edit',
  ): AssociateRulesContext => {
    const table = mode === 'create' ? 'create' : 'manager-associate';
    const fields = roleFields(table, role);
    return { ...creating, mode, fields, destinations: destinationsView(table, fields, role) };
  };

  property('surrounding spaces do not change the result', [anyDraft, anyRole], (form, role) => {
    const context = getContext(role, 'create');
    expect(associateErrors(trimAssociateDraft(form), context)).toEqual(
      associateErrors(form, context),
    );
  });

  property('only fields of the form have errors', [anyDraft, anyRole], (form, role) => {
    for (const field of Object.keys(associateErrors(form, getContext(role, 'create')))) {
      expect(form).toHaveProperty(field);
    }
  });

  property('editing never reports more errors than creating', [anyDraft], (form) => {
    const created = associateErrors(form, { ...creating, mode: 'create' });
    const edited = associateErrors(form, { ...creating, mode: 'edit' });
    expect(Object.keys(created)).toEqual(expect.arrayContaining(Object.keys(edited)));
  });

  property(
    'correcting the fields that are wrong makes the form valid',
    [anyDraft, anyRole],
    (form, role) => {
      const context = getContext(role, 'create');
      const wrong = Object.keys(associateErrors(form, context));
      const corrections = Object.fromEntries(
        Object.entries(draft).filter(([field]) => wrong.includes(field)),
      );
      expect(associateErrors({ ...form, ...corrections }, context)).toEqual({});
    },
  );

  property(
    'a role that gets all destinations has them after any change of role',
    [anyDraft, anyRole, fc.constantFrom('create' as const, 'edit' as const)],
    (form, role, mode) => {
      const after = changeRole(form, { roleId: '1', role, mode, allDestinations: [station] });
      if (getsAllDestinations(role)) expect(after.destinations).toEqual([station]);
      else expect(after.destinations).toEqual(mode === 'create' ? [] : form.destinations);
    },
  );

  property('a new form is not valid until it is filled', [anyVariant, anyRole], (variant, role) => {
    expect(isValid(associateErrors(emptyAssociateDraft(variant), getContext(role, 'create')))).toBe(
      false,
    );
  });
});
