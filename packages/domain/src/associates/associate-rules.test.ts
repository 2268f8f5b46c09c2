import { describe, expect, test } from 'vitest';
import { isValid } from '../shared/validation/form.ts';
import { storeVariants } from '../variants/stores.ts';
import {
  changeRole,
  draftOfAssociate,
  emptyAssociateDraft,
  trimAssociateDraft,
} from './associate-draft.ts';
import { type AssociateRulesContext, associateErrors, associateLimits } from './associate-rules.ts';
import { roleFields } from './field-tables.ts';
import type { Associate, AssociateDraft, Destination } from './types.ts';

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
const errors = (changes: Partial<AssociateDraft>, context: Partial<AssociateRulesContext> = {}) =>
  associateErrors({ ...draft, ...changes }, { ...creating, ...context });
const required = (fieldName: string) => ({
  key: '"{fieldName}" is required.',
  params: { fieldName },
});
const atLeast = (fieldName: string, min: number) => ({
  key: '"{fieldName}" must have at least {min} letters.',
  params: { fieldName, min },
});
const atMost = (fieldName: string, max: number) => ({
  key: '"{fieldName}" must have a maximum of {max} letters.',
  params: { fieldName, max },
});

describe('the personal-information form (spec 5)', () => {
  test('a valid form has no errors', () => {
    expect(errors({})).toEqual({});
  });

  test.each([
    ['firstName', '', required('First name')],
    ['firstName', 'A', atLeast('First name', 2)],
    ['firstName', 'A'.repeat(56), atMost('First name', 55)],
    [
      'firstName',
      'Ana3',
      {
        key: '"{fieldName}" has characters that are not allowed.',
        params: { fieldName: 'First name' },
      },
    ],
    ['lastName', ' ', required('Last name')],
    ['lastName', 'B', atLeast('Last name', 2)],
    ['lastName', 'B'.repeat(56), atMost('Last name', 55)],
    ['email', '', required('E-mail')],
    ['email', 'ana', { key: 'please provide valid e-mail address.' }],
    ['document', '', required('Document')],
    ['document', '1234', atLeast('Document', 5)],
    ['telephone', '', required('Telephone')],
    [
      'telephone',
      '123456789',
      {
        key: '"{fieldName}" must have {length} digits.',
        params: { fieldName: 'Telephone', length: 10 },
      },
    ],
    ['street', '', required('Address')],
    ['street', 'abc', atLeast('Address', 4)],
    ['street', 'a'.repeat(56), atMost('Address', 55)],
    ['city', '', required('City')],
    ['city', 'abc', atLeast('City', 4)],
    ['city', 'a'.repeat(56), atMost('City', 55)],
    ['roleId', '', required('Role')],
    ['documentType', '', required('Document type')],
    ['destinations', [], required('Destinations')],
    ['status', '2', { key: 'must be active or invactive' }],
    ['status', '', { key: 'must be active or invactive' }],
    [
      'termsAccepted',
      false,
      {
        key: 'To continue you must accept {fieldName}.',
        params: { fieldName: 'Terms and conditions' },
      },
    ],
  ])('%s of %j', (field, value, message) => {
    expect(errors({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['firstName', 'Al'],
    ['firstName', 'A'.repeat(55)],
    ['document', '12345'],
    ['street', 'abcd'],
    ['street', 'Calle 1 # 2-3'],
    ['city', 'a'.repeat(55)],
    ['status', '0'],
  ])('%s of %j is valid', (field, value) => {
    expect(errors({ [field]: value })).toEqual({});
  });

  test('both readings of the telephone are lengths of a store (reading 4)', () => {
    const digits = (telephone: string, code: 'colombia' | 'peru' | 'ecuador') =>
      isValid(errors({ telephone }, { telephoneDigits: storeVariants[code].telephoneDigits }));
    expect([digits('123456789', 'peru'), digits('1234567890', 'peru')]).toEqual([true, false]);
    expect([digits('123456789', 'colombia'), digits('1234567890', 'colombia')]).toEqual([
      false,
      true,
    ]);
    expect([digits('123456789', 'ecuador'), digits('1234567890', 'ecuador')]).toEqual([true, true]);
  });

  test('an e-mail that is already taken', () => {
    const taken = { email: { key: 'This email already exists on the site' } };
    expect(errors({}, { takenEmails: ['otra@ejemplo.com', ' ANA@ejemplo.com '] })).toEqual(taken);
    expect(errors({ email: ' Ana@Ejemplo.com ' }, { takenEmails: ['ana@ejemplo.com'] })).toEqual(
      taken,
    );
    expect(errors({}, { takenEmails: ['otra@ejemplo.com'] })).toEqual({});
  });

  test('in edit mode e-mail, role and document type are not validated', () => {
    const context = { mode: 'edit', takenEmails: ['ana@ejemplo.com'] } as const;
    expect(errors({ email: '', roleId: '', documentType: '' }, context)).toEqual({});
    expect(errors({ firstName: '' }, context)).toEqual({ firstName: required('First name') });
  });

  test('in view mode nothing is validated', () => {
    expect(errors({ firstName: '', termsAccepted: false }, { mode: 'see' })).toEqual({});
  });

  test('status is validated where it can be changed', () => {
    expect(errors({ status: 'x' }, { fields: ['role_id'] })).toEqual({});
  });

  test('destinations are required where they can be selected', () => {
    for (const view of ['all', 'read-only', 'hidden'] as const) {
      expect(errors({ destinations: [] }, { destinations: view })).toEqual({});
    }
  });

  test('terms must be accepted where they are required', () => {
    expect(errors({ termsAccepted: false }, { termsRequired: false })).toEqual({});
  });

  test('the limits of spec 9', () => {
    expect(associateLimits).toEqual({
      name: { min: 2, max: 55 },
      document: { min: 5 },
      place: { min: 4, max: 55 },
    });
  });
});

describe('the form as it is being filled', () => {
  test('begins empty, with CC, active, in the country of the store', () => {
    expect(emptyAssociateDraft(storeVariants.ecuador)).toEqual({
      roleId: '',
      firstName: '',
      lastName: '',
      email: '',
      documentType: 'CC',
      document: '',
      telephone: '',
      street: '',
      city: '',
      countryCode: 'EC',
      status: '1',
      destinations: [],
      termsAccepted: false,
    });
  });

  const associate: Associate = {
    ...draft,
    id: '9',
    role: 'operations',
    roleName: 'Operativo',
    status: 'inactive',
  };

  test('starts from the associate’s data', () => {
    expect(draftOfAssociate(associate)).toEqual({ ...draft, status: '0' });
    expect(draftOfAssociate({ ...associate, status: 'active' }).status).toBe('1');
    expect(draftOfAssociate({ ...associate, documentType: '' }).documentType).toBe('CC');
    expect(draftOfAssociate({ ...associate, documentType: 'CE' }).documentType).toBe('CE');
  });

  test('is trimmed before sending', () => {
    const padded: AssociateDraft = {
      ...draft,
      firstName: ' Ana ',
      lastName: ' P ',
      email: ' a@b.co ',
      document: ' 1 ',
      telephone: ' 2 ',
      street: ' c ',
      city: ' d ',
    };
    expect(trimAssociateDraft(padded)).toEqual({
      ...draft,
      firstName: 'Ana',
      lastName: 'P',
      email: 'a@b.co',
      document: '1',
      telephone: '2',
      street: 'c',
      city: 'd',
    });
  });

  test.each([
    ['create', 'operations', []],
    ['create', 'financial', []],
    ['edit', 'operations', [station]],
    ['create', 'administrative', ['all']],
    ['create', 'purchasing', ['all']],
    ['edit', 'administrative', ['all']],
  ] as const)('a change of role in %s mode to %s', (mode, role, expected) => {
    const all: Destination[] = [station, { ...station, code: '2002' }];
    const after = changeRole(draft, { roleId: '7', role, mode, allDestinations: all });
    expect(after).toEqual({
      ...draft,
      roleId: '7',
      destinations: expected[0] === 'all' ? all : expected,
    });
  });
});
