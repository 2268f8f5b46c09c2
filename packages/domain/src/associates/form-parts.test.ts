import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRole } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { getAssociateChanges, toNewAssociate } from './associate-changes.ts';
import { getDepartmentCode, getDepartmentName } from './corporate-info.ts';
import { indexDestinations, parseCodes } from './destination-index.ts';
import { getDestinationsView } from './destinations.ts';
import { getRoleFields } from './field-tables.ts';
import { getFormFields } from './form-fields.ts';
import { getMetPasswordRules, getPasswordErrors } from './password-rules.ts';
import type { AssociateDraft, Destination, RoleField } from './types.ts';

const north: Destination = { id: '1', code: '1001', name: 'EDS Norte' };
const south: Destination = { id: '2', code: 'Z-9', name: 'EDS Sur' };
const draft: AssociateDraft = {
  roleId: '4',
  firstName: ' Ana ',
  lastName: 'Ruiz',
  email: ' ana@ejemplo.com',
  documentType: 'CC',
  document: '12345',
  telephone: '3001234567',
  street: 'Calle 1',
  city: 'Cali',
  countryCode: 'CO',
  status: '0',
  destinations: [north],
  termsAccepted: false,
};
const personalFields = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  documentType: 'CC',
  document: '12345',
  telephone: '3001234567',
  street: 'Calle 1',
  city: 'Cali',
};

describe('the fields of a form', () => {
  test('a new associate has only the role field until a role is selected', () => {
    expect(getFormFields('create', { stored: null, selected: null })).toEqual(['role_id']);
    expect(getFormFields('create', { stored: null, selected: 'operations' })).toEqual(
      getRoleFields('create', 'operations'),
    );
  });

  test('selecting a role without fields keeps the role field', () => {
    expect(getFormFields('manager-associate', { stored: 'financial', selected: 'basic' })).toEqual([
      'role_id',
      'status',
    ]);
    expect(
      getFormFields('manager-associate', { stored: 'financial', selected: 'operations' }),
    ).toEqual(['role_id', 'status', 'EDS']);
    expect(getFormFields('manager-associate', { stored: 'basic', selected: 'basic' })).toEqual([]);
  });

  test.each(['administrative', 'purchasing'] as const)(
    'assigning the role %s shows that it gets all destinations',
    (selected) => {
      const fields = getFormFields('manager-associate', { stored: 'operations', selected });
      expect(fields).toEqual(['role_id', 'status', 'EDS']);
      expect(getDestinationsView('manager-associate', fields, selected)).toBe('all');
    },
  );

  property('an unchanged role has the fields of its table', [anyRole], (role) => {
    for (const table of ['manager-self', 'manager-associate', 'associate-self', 'view'] as const) {
      const fields = getFormFields(table, { stored: role, selected: role });
      expect([...fields].sort()).toEqual([...getRoleFields(table, role)].sort());
    }
  });
});

describe('the saved fields', () => {
  test('an edit saves only the fields of the table, trimmed', () => {
    const readOnlyContext = { fields: [], destinations: 'read-only', allDestinations: [] } as const;
    expect(getAssociateChanges(draft, readOnlyContext)).toEqual(personalFields);
    expect(
      getAssociateChanges(draft, {
        fields: ['role_id', 'EDS', 'status'],
        destinations: 'picker',
        allDestinations: [north, south],
        userId: '7',
        terms: { visitorAddress: null },
      }),
    ).toEqual({
      ...personalFields,
      userId: '7',
      roleId: '4',
      status: '0',
      destinationIds: ['1'],
      terms: { visitorAddress: null },
    });
  });

  test('an edit saves all destinations only together with the role that gets them', () => {
    const getSavedIds = (fields: readonly RoleField[]) =>
      getAssociateChanges(draft, { fields, destinations: 'all', allDestinations: [north, south] })
        .destinationIds;
    expect(getSavedIds(['role_id', 'status', 'EDS'])).toEqual(['1', '2']);
    expect(getSavedIds(['EDS'])).toBeUndefined();
  });

  test('pasted spaces and the grouping of a telephone number are not sent', () => {
    const pasted = { ...draft, firstName: 'Ana\u00a0María\u00a0', telephone: '(300) 123 45-67' };
    expect(
      toNewAssociate(pasted, { fields: [], destinations: 'hidden', allDestinations: [] }),
    ).toMatchObject({ firstName: 'Ana María', telephone: '3001234567' });
  });

  test('a new associate gets all destinations, the selected ones or none', () => {
    const createAssociateWith = (destinations: 'all' | 'picker' | 'hidden') =>
      toNewAssociate(draft, { fields: ['role_id'], destinations, allDestinations: [north, south] });
    expect(createAssociateWith('all').destinationIds).toEqual(['1', '2']);
    expect(createAssociateWith('picker').destinationIds).toEqual(['1']);
    expect(createAssociateWith('hidden').destinationIds).toEqual([]);
    expect(createAssociateWith('hidden')).toMatchObject({ email: 'ana@ejemplo.com', status: '1' });
  });
});

describe('a pasted list of codes', () => {
  test.each([
    ['1001\n1002\t1003', ['1001', '1002', '1003']],
    ['"1001";1001, Z-9 |', ['1001', 'Z-9']],
    ['  \r\n ', []],
  ])('parses %j into %j', (text, codes) => {
    expect(parseCodes(text)).toEqual(codes);
  });

  test('finds destinations ignoring case and reports unknown codes', () => {
    expect(indexDestinations([north, south]).findPasted('z-9 1001 404 1001')).toEqual({
      matches: [south, north],
      unknownCodes: ['404'],
    });
  });

  test('finds codes that lost their leading zeros, unless several destinations match', () => {
    const [first, second, other] = ['0007', '00012', '012'].map((code) => ({
      ...north,
      id: code,
      code,
    }));
    const { findPasted } = indexDestinations([first, second, other] as Destination[]);
    expect(findPasted('7 12 012')).toEqual({ matches: [first, other], unknownCodes: ['12'] });
  });

  property(
    'every code is found or reported',
    [fc.array(fc.stringMatching(/^[A-Za-z0-9-]{1,6}$/))],
    (codes) => {
      const { matches, unknownCodes } = indexDestinations([north, south]).findPasted(
        codes.join('\t'),
      );
      const simplify = (code: string) => code.toLowerCase().replace(/^0+/, '');
      const resultCodes = [...matches.map(({ code }) => code), ...unknownCodes].map(simplify);
      for (const code of codes) expect(resultCodes).toContain(simplify(code));
    },
  );
});

describe('the checklist of a new password', () => {
  const getMetRules = (newPassword: string, repeatPassword = newPassword) =>
    getMetPasswordRules({ currentPassword: 'x', newPassword, repeatPassword });

  test.each([
    ['', { length: false, number: false, letter: false, special: false, identical: false }],
    ['abcdefgh', { length: true, number: false, letter: true, special: false, identical: true }],
    ['1#', { length: false, number: true, letter: false, special: true, identical: true }],
  ])('the password %j meets the rules %o', (password, met) => {
    expect(getMetRules(password)).toEqual(met);
  });

  property('all rules are met if and only if the form is valid', [fc.string()], (password) => {
    const form = { currentPassword: 'x', newPassword: password, repeatPassword: password };
    const met = Object.values(getMetPasswordRules(form)).every(Boolean);
    expect(met).toBe(Object.keys(getPasswordErrors(form)).length === 0);
  });
});

test.each([
  ['05', '05'],
  ['CO-11', 'CO-11'],
  [' 25 ', '25'],
  ['Antioquia', ''],
  ['', ''],
])('reads the code of the department %j as %j', (department, code) => {
  expect(getDepartmentCode(department)).toBe(code);
});

test('looks up the name of a department by code within its country', () => {
  const cundinamarca = {
    id: '1',
    countryCode: 'CO',
    code: '25',
    erpCode: '11',
    name: 'Cundinamarca',
  };
  const bogota = { id: '2', countryCode: 'CO', code: '11', erpCode: '03', name: 'Bogotá' };
  const lima = { id: '3', countryCode: 'PE', code: '25', erpCode: '25', name: 'Lima' };
  const departments = [lima, bogota, cundinamarca];
  const getName = (department: string) =>
    getDepartmentName({ department, country: 'CO' }, departments);
  expect(getName('25')).toBe('Cundinamarca');
  // ERP codes take precedence over list codes.
  expect(getName('11')).toBe('Cundinamarca');
  expect(getName('99')).toBe('99');
  expect(getName('Antioquia')).toBe('Antioquia');
});
