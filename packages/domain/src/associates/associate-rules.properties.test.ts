import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { anyRole, anyText, anyVariant } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { isValid } from '../shared/validation/form.ts';
import { changeRole, createAssociateDraft, trimAssociateDraft } from './associate-draft.ts';
import { type AssociateRulesContext, getAssociateErrors } from './associate-rules.ts';
import { getDestinationsView, getsAllDestinations } from './destinations.ts';
import { getRoleFields } from './field-tables.ts';
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
const createContext: AssociateRulesContext = {
  mode: 'create',
  fields: getRoleFields('create', 'operations'),
  destinations: 'picker',
  telephoneDigits: [10],
  termsRequired: true,
  takenEmails: [],
};

describe('getAssociateErrors', () => {
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
    role: Parameters<typeof getRoleFields>[1],
    mode: 'create' | 'edit',
  ): AssociateRulesContext => {
    const table = mode === 'create' ? 'create' : 'manager-associate';
    const fields = getRoleFields(table, role);
    return {
      ...createContext,
      mode,
      fields,
      destinations: getDestinationsView(table, fields, role),
    };
  };

  property('surrounding spaces do not change the result', [anyDraft, anyRole], (form, role) => {
    const context = getContext(role, 'create');
    expect(getAssociateErrors(trimAssociateDraft(form), context)).toEqual(
      getAssociateErrors(form, context),
    );
  });

  property('only fields of the form have errors', [anyDraft, anyRole], (form, role) => {
    for (const field of Object.keys(getAssociateErrors(form, getContext(role, 'create')))) {
      expect(form).toHaveProperty(field);
    }
  });

  property('editing never reports more errors than creating', [anyDraft], (form) => {
    const createErrors = getAssociateErrors(form, { ...createContext, mode: 'create' });
    const editErrors = getAssociateErrors(form, { ...createContext, mode: 'edit' });
    expect(Object.keys(createErrors)).toEqual(expect.arrayContaining(Object.keys(editErrors)));
  });

  property(
    'the form is valid after the invalid fields are corrected',
    [anyDraft, anyRole],
    (form, role) => {
      const context = getContext(role, 'create');
      const invalidFields = Object.keys(getAssociateErrors(form, context));
      const corrections = Object.fromEntries(
        Object.entries(draft).filter(([field]) => invalidFields.includes(field)),
      );
      expect(getAssociateErrors({ ...form, ...corrections }, context)).toEqual({});
    },
  );

  property(
    'changing to a role with all destinations selects all of them',
    [anyDraft, anyRole, fc.constantFrom('create' as const, 'edit' as const)],
    (form, role, mode) => {
      const changed = changeRole(form, { roleId: '1', role, mode, allDestinations: [station] });
      if (getsAllDestinations(role)) expect(changed.destinations).toEqual([station]);
      else expect(changed.destinations).toEqual(mode === 'create' ? [] : form.destinations);
    },
  );

  property('an empty form is invalid', [anyVariant, anyRole], (variant, role) => {
    expect(
      isValid(getAssociateErrors(createAssociateDraft(variant, []), getContext(role, 'create'))),
    ).toBe(false);
  });
});
