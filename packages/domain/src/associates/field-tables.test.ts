import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRole } from '../../test/arbitraries.ts';
import { anAssociate } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { roleNames } from '../shared/constants/roles.ts';
import { chooseFieldTable } from './choose-field-table.ts';
import { canChangeStatus, fieldTables, roleFields } from './field-tables.ts';
import type { FieldTable, RoleField } from './types.ts';

/** The tables of spec 6, with the backend's role names as the specification writes them. */
const specification: Record<FieldTable, Record<string, readonly RoleField[]>> = {
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

const cases = Object.entries(specification).flatMap(([table, byName]) =>
  Object.entries(roleNames).map(([role, name]) => [table, role, byName[name] ?? []] as const),
);

test.each(cases)('%s of %s opens %j', (table, role, fields) => {
  const byRole: Record<string, readonly RoleField[]> = fieldTables[table as FieldTable];
  expect(byRole[role]).toEqual(fields);
});

describe('which table applies (spec 6)', () => {
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
  ] as const)('%s by a manager: %s, on oneself: %s', (mode, manager, self, table) => {
    expect(chooseFieldTable({ mode, manager, self })).toBe(table);
  });

  const anySituation = fc.record({
    mode: fc.constantFrom('see' as const, 'create' as const, 'edit' as const),
    manager: fc.boolean(),
    self: fc.boolean(),
  });

  property(
    'non-managers can change neither role nor status',
    [anySituation, anyRole],
    (situation, role) => {
      const table = chooseFieldTable({ ...situation, manager: false });
      if (table === null || table === 'view') return;
      expect(roleFields(table, role)).not.toContain('role_id');
      expect(roleFields(table, role)).not.toContain('status');
    },
  );

  property(
    'the list can change a status exactly where the form can',
    [anyRole, fc.boolean()],
    (role, self) => {
      const person = anAssociate({ role });
      const table = chooseFieldTable({ mode: 'edit', manager: true, self });
      expect(canChangeStatus(person, self ? person.id : 'another')).toBe(
        table !== null && roleFields(table, role).includes('status'),
      );
    },
  );

  property(
    'nobody changes their own role or status',
    [anySituation, anyRole],
    (situation, role) => {
      const table = chooseFieldTable({ ...situation, mode: 'edit', self: true });
      expect(table).not.toBeNull();
      if (table !== null)
        expect(roleFields(table, role).filter((field) => !field.startsWith('EDS'))).toEqual([]);
    },
  );

  property('the legal representative’s own fields are never open', [anySituation], (situation) => {
    const table = chooseFieldTable(situation);
    if (table !== null && table !== 'view')
      expect(roleFields(table, 'legal-representative')).toEqual([]);
  });
});
