import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRole } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import type { Role } from '../shared/constants/roles.ts';
import { getStatusCodes, getVisibleAssociates, statusFilterOptions } from './associate-list.ts';
import { findAssignableRole, getRoleChoices } from './role-choices.ts';
import type { Associate, RoleOption } from './types.ts';

const createAssociate = (id: string, role: Role): Associate => ({
  id,
  roleId: '1',
  roleName: '',
  role,
  firstName: 'Ana',
  lastName: 'Pérez',
  email: 'ana@ejemplo.com',
  documentType: 'CC',
  document: '12345',
  telephone: '3001234567',
  street: 'Calle 1',
  city: 'Cali',
  countryCode: 'CO',
  status: 'active',
  destinations: [],
  termsAccepted: true,
});
const createOption = (id: string, role: Role, sortOrder: number): RoleOption => ({
  id,
  name: role,
  role,
  sortOrder,
});

describe('the list of associates (spec 6)', () => {
  property('excludes only the legal representative', [fc.array(anyRole)], (roles) => {
    const all = roles.map((role, at) => createAssociate(String(at), role));
    expect(getVisibleAssociates(all).map(({ id }) => id)).toEqual(
      roles.flatMap((role, at) => (role === 'legal-representative' ? [] : [String(at)])),
    );
  });
});

describe('the status filter (spec 2 and 5)', () => {
  test('offers Activo, Inactivo and Todos', () => {
    expect(statusFilterOptions).toEqual([
      { value: '1', label: 'Activo' },
      { value: '0', label: 'Inactivo' },
      { value: 'all', label: 'Todos' },
    ]);
  });

  test.each([
    ['1', ['1']],
    ['0', ['0']],
    ['all', ['0', '1']],
  ] as const)('option %s requests the status codes %j', (filter, statuses) => {
    expect(getStatusCodes(filter)).toEqual(statuses);
  });
});

describe('the selectable roles (spec 6)', () => {
  const options = [
    createOption('3', 'financial', 30),
    createOption('1', 'legal-representative', 10),
    createOption('2', 'administrative', 20),
  ];

  test('have the order of the backend, with the legal representative disabled', () => {
    expect(getRoleChoices(options).map(({ option: { id }, disabled }) => [id, disabled])).toEqual([
      ['1', true],
      ['2', false],
      ['3', false],
    ]);
  });

  test('finds a role by its id, except the legal representative', () => {
    expect(findAssignableRole(options, '2')).toEqual(options[2]);
    expect(findAssignableRole(options, '9')).toBeNull();
    expect(findAssignableRole(options, '1')).toBeNull();
  });

  property(
    'the legal representative can never be selected',
    [fc.array(fc.tuple(anyRole, fc.integer())), fc.nat({ max: 9 })],
    (rows, id) => {
      const roleOptions = rows.map(([role, order], at) => createOption(String(at), role, order));
      expect(findAssignableRole(roleOptions, String(id))?.role).not.toBe('legal-representative');
      for (const choice of getRoleChoices(roleOptions)) {
        expect(choice.disabled).toBe(choice.option.role === 'legal-representative');
      }
      expect(getRoleChoices(roleOptions)).toHaveLength(rows.length);
    },
  );
});
