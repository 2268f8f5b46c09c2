import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRole } from '../../test/arbitraries.ts';
import { anAssociate } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { roleNames } from '../shared/constants/roles.ts';
import { chooseFieldTable } from './choose-field-table.ts';
import { canChangeStatus, fieldTables, getRoleFields } from './field-tables.ts';
import type { FieldTable, RoleField } from './types.ts';

/** The tables of spec 6, with the backend's role names as the specification writes them. */
const specifiedFields: Record<FieldTable, Record<string, readonly RoleField[]>> = {
  'manager-self': {
    'Representante Legal': [],
    Administrativo: ['EDS'],
    'Ingeniero Planificación': [],
    Operativo: ['EDS', 'EDS_read_only'],
    Compras: ['EDS'],
  },
  'manager-associate': {
    'Representante Legal': [],
    Administrativo: ['role_id', 'status'],
    Financiero: ['role_id', 'status'],
    Compras: ['role_id', 'status'],
    'Ingeniero Planificación': ['role_id', 'status'],
    '{product}': ['role_id', 'status'],
    Operativo: ['role_id', 'EDS', 'status'],
  },
  'associate-self': {
    Administrativo: ['EDS_read_only'],
    Operativo: ['EDS', 'EDS_read_only'],
    Financiero: [],
    Compras: [],
    'Ingeniero Planificación': [],
    '{product}': [],
  },
  create: {
    Administrativo: ['role_id', 'EDS', 'status'],
    Operativo: ['role_id', 'EDS', 'status'],
    Compras: ['role_id', 'EDS', 'status'],
    Financiero: ['role_id', 'status'],
    'Ingeniero Planificación': ['role_id', 'status'],
    '{product}': ['role_id', 'status'],
    basic: ['role_id'],
  },
  view: {
    'Representante Legal': ['role_id', 'status'],
    Administrativo: ['role_id', 'EDS', 'status'],
    Operativo: ['role_id', 'EDS', 'status'],
    Financiero: ['role_id', 'status'],
    'Ingeniero Planificación': ['role_id', 'status'],
    '{product}': ['role_id', 'status'],
    Compras: ['role_id', 'status', 'EDS_list'],
    basic: ['role_id', 'status'],
  },
};

const cases = Object.entries(specifiedFields).flatMap(([table, byName]) =>
  Object.entries(roleNames).map(([role, name]) => [table, role, byName[name] ?? []] as const),
);

test.each(cases)('the %s table gives the role %s the fields %j', (table, role, fields) => {
  const byRole: Record<string, readonly RoleField[]> = fieldTables[table as FieldTable];
  expect(byRole[role]).toEqual(fields);
});

describe('chooseFieldTable (spec 6)', () => {
  test.each([
    ['see', true, true, 'view'],
    ['see', true, false, 'view'],
    ['see', false, true, 'view'],
    ['see', false, false, 'view'],
    ['create', true, false, 'create'],
    ['create', false, false, null],
    ['create', false, true, null],
    ['edit', true, true, 'manager-self'],
    ['edit', false, true, 'associate-self'],
    ['edit', true, false, 'manager-associate'],
    ['edit', false, false, null],
  ] as const)(
    'for the mode %s, manager: %s, own profile: %s, returns the table %s',
    (mode, isManager, isSelf, table) => {
      expect(chooseFieldTable({ mode, isManager, isSelf })).toBe(table);
    },
  );

  const anySituation = fc.record({
    mode: fc.constantFrom('see' as const, 'create' as const, 'edit' as const),
    isManager: fc.boolean(),
    isSelf: fc.boolean(),
  });

  property(
    'non-managers can change neither role nor status',
    [anySituation, anyRole],
    (situation, role) => {
      const table = chooseFieldTable({ ...situation, isManager: false });
      if (table === null || table === 'view') return;
      expect(getRoleFields(table, role)).not.toContain('role_id');
      expect(getRoleFields(table, role)).not.toContain('status');
    },
  );

  property(
    'a status can be changed in the list if and only if the form can change it',
    [anyRole, fc.boolean()],
    (role, isSelf) => {
      const person = anAssociate({ role });
      const table = chooseFieldTable({ mode: 'edit', isManager: true, isSelf });
      expect(canChangeStatus(person, isSelf ? person.id : 'another')).toBe(
        table !== null && getRoleFields(table, role).includes('status'),
      );
    },
  );

  property(
    'users can never change their own role or status',
    [anySituation, anyRole],
    (situation, role) => {
      const table = chooseFieldTable({ ...situation, mode: 'edit', isSelf: true });
      expect(table).not.toBeNull();
      if (table !== null)
        expect(getRoleFields(table, role).filter((field) => !field.startsWith('EDS'))).toEqual([]);
    },
  );

  property(
    'the fields of the legal representative are never editable',
    [anySituation],
    (situation) => {
      const table = chooseFieldTable(situation);
      if (table !== null && table !== 'view')
        expect(getRoleFields(table, 'legal-representative')).toEqual([]);
    },
  );
});
