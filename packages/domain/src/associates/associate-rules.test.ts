import { describe, expect, test } from 'vitest';
import { isValid } from '../shared/validation/form.ts';
import { storeVariants } from '../variants/stores.ts';
import {
  changeRole,
  createAssociateDraft,
  toAssociateDraft,
  trimAssociateDraft,
} from './associate-draft.ts';
import {
  type AssociateRulesContext,
  associateLimits,
  getAssociateErrors,
} from './associate-rules.ts';
import { getRoleFields } from './field-tables.ts';
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
const createContext: AssociateRulesContext = {
  mode: 'create',
  fields: getRoleFields('create', 'operations'),
  destinations: 'picker',
  telephoneDigits: [10],
  termsRequired: true,
  takenEmails: [],
};
const getErrors = (
  changes: Partial<AssociateDraft>,
  context: Partial<AssociateRulesContext> = {},
) => getAssociateErrors({ ...draft, ...changes }, { ...createContext, ...context });
const createRequiredError = (fieldName: string) => ({
  key: '"{fieldName}" is required.',
  params: { fieldName },
});
const createMinLengthError = (fieldName: string, min: number) => ({
  key: '"{fieldName}" must have at least {min} letters.',
  params: { fieldName, min },
});
const createMaxLengthError = (fieldName: string, max: number) => ({
  key: '"{fieldName}" must have a maximum of {max} letters.',
  params: { fieldName, max },
});

describe('the personal-information form (spec 5)', () => {
  test('a valid form has no errors', () => {
    expect(getErrors({})).toEqual({});
  });

  test.each([
    ['firstName', '', createRequiredError('First name')],
    ['firstName', 'A', createMinLengthError('First name', 2)],
    ['firstName', 'A'.repeat(56), createMaxLengthError('First name', 55)],
    [
      'firstName',
      'Ana3',
      {
        key: '"{fieldName}" has characters that are not allowed.',
        params: { fieldName: 'First name' },
      },
    ],
    ['lastName', ' ', createRequiredError('Last name')],
    ['lastName', 'B', createMinLengthError('Last name', 2)],
    ['lastName', 'B'.repeat(56), createMaxLengthError('Last name', 55)],
    ['email', '', createRequiredError('E-mail')],
    ['email', 'ana', { key: 'please provide valid e-mail address.' }],
    ['document', '', createRequiredError('Document')],
    ['document', '1234', createMinLengthError('Document', 5)],
    ['telephone', '', createRequiredError('Telephone')],
    [
      'telephone',
      '123456789',
      {
        key: '"{fieldName}" must have {length} digits.',
        params: { fieldName: 'Telephone', length: 10 },
      },
    ],
    ['street', '', createRequiredError('Address')],
    ['street', 'abc', createMinLengthError('Address', 4)],
    ['street', 'a'.repeat(56), createMaxLengthError('Address', 55)],
    ['city', '', createRequiredError('City')],
    ['city', 'abc', createMinLengthError('City', 4)],
    ['city', 'a'.repeat(56), createMaxLengthError('City', 55)],
    ['roleId', '', createRequiredError('Role')],
    ['documentType', '', createRequiredError('Document type')],
    ['destinations', [], createRequiredError('Destinations')],
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
  ])('rejects the %s %j', (field, value, message) => {
    expect(getErrors({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['firstName', 'Al'],
    ['firstName', 'A'.repeat(55)],
    ['document', '12345'],
    ['street', 'abcd'],
    ['street', 'Calle 1 # 2-3'],
    ['city', 'a'.repeat(55)],
    ['status', '0'],
  ])('accepts the %s %j', (field, value) => {
    expect(getErrors({ [field]: value })).toEqual({});
  });

  test('the number of telephone digits depends on the store (reading 4)', () => {
    const acceptsTelephone = (telephone: string, code: 'colombia' | 'peru' | 'ecuador') =>
      isValid(getErrors({ telephone }, { telephoneDigits: storeVariants[code].telephoneDigits }));
    expect([acceptsTelephone('123456789', 'peru'), acceptsTelephone('1234567890', 'peru')]).toEqual(
      [true, false],
    );
    expect([
      acceptsTelephone('123456789', 'colombia'),
      acceptsTelephone('1234567890', 'colombia'),
    ]).toEqual([false, true]);
    expect([
      acceptsTelephone('123456789', 'ecuador'),
      acceptsTelephone('1234567890', 'ecuador'),
    ]).toEqual([true, true]);
  });

  test('rejects an e-mail address that already exists', () => {
    const taken = { email: { key: 'This email already exists on the site' } };
    expect(getErrors({}, { takenEmails: ['otra@ejemplo.com', ' ANA@ejemplo.com '] })).toEqual(
      taken,
    );
    expect(getErrors({ email: ' Ana@Ejemplo.com ' }, { takenEmails: ['ana@ejemplo.com'] })).toEqual(
      taken,
    );
    expect(getErrors({}, { takenEmails: ['otra@ejemplo.com'] })).toEqual({});
  });

  test('in edit mode e-mail, role and document type are not validated', () => {
    const context = { mode: 'edit', takenEmails: ['ana@ejemplo.com'] } as const;
    expect(getErrors({ email: '', roleId: '', documentType: '' }, context)).toEqual({});
    expect(getErrors({ firstName: '' }, context)).toEqual({
      firstName: createRequiredError('First name'),
    });
  });

  test('in view mode nothing is validated', () => {
    expect(getErrors({ firstName: '', termsAccepted: false }, { mode: 'see' })).toEqual({});
  });

  test('validates the status only if it can be changed', () => {
    expect(getErrors({ status: 'x' }, { fields: ['role_id'] })).toEqual({});
  });

  test('requires destinations only if they can be selected', () => {
    for (const view of ['all', 'read-only', 'hidden'] as const) {
      expect(getErrors({ destinations: [] }, { destinations: view })).toEqual({});
    }
  });

  test('requires the terms only if they are part of the form', () => {
    expect(getErrors({ termsAccepted: false }, { termsRequired: false })).toEqual({});
  });

  test('uses the limits of spec 9', () => {
    expect(associateLimits).toEqual({
      name: { min: 2, max: 55 },
      document: { min: 5 },
      location: { min: 4, max: 55 },
    });
  });
});

describe('the associate form', () => {
  const colombianTypes = ['CE', 'CC'].map((value) => ({ value, label: value, title: value }));
  const peruvianTypes = ['DNI'].map((value) => ({ value, label: value, title: value }));

  test('is initially empty and active, with the document type CC and the country of the store', () => {
    expect(createAssociateDraft(storeVariants.ecuador, colombianTypes)).toEqual({
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

  test('is filled with the data of an existing associate', () => {
    expect(toAssociateDraft(associate, colombianTypes)).toEqual({ ...draft, status: '0' });
    expect(toAssociateDraft({ ...associate, status: 'active' }, []).status).toBe('1');
    const getDocumentType = (documentType: string) =>
      toAssociateDraft({ ...associate, documentType }, colombianTypes).documentType;
    expect(getDocumentType('')).toBe('CC');
    expect(getDocumentType('CE')).toBe('CE');
  });

  test('has no document type by default in a store without CC', () => {
    expect(createAssociateDraft(storeVariants.peru, peruvianTypes).documentType).toBe('');
    const draftWithoutType = toAssociateDraft({ ...associate, documentType: '' }, peruvianTypes);
    expect(draftWithoutType.documentType).toBe('');
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
  ] as const)(
    'in %s mode, changing the role to %s leaves the destinations %j',
    (mode, role, expected) => {
      const all: Destination[] = [station, { ...station, code: '2002' }];
      const changed = changeRole(draft, { roleId: '7', role, mode, allDestinations: all });
      expect(changed).toEqual({
        ...draft,
        roleId: '7',
        destinations: expected[0] === 'all' ? all : expected,
      });
    },
  );
});
