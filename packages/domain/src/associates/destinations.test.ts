import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRole, anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import {
  getDestinationsView,
  getsAllDestinations,
  requiresDestinations,
  searchDestinations,
} from './destinations.ts';
import { getRoleFields } from './field-tables.ts';
import type { Destination, FieldTable } from './types.ts';

const createStation = (code: string, name = `EDS ${code}`): Destination => ({
  id: `id-${code}`,
  code,
  name,
});
const getCodes = (destinations: readonly Destination[]) => destinations.map(({ code }) => code);

describe('the display of destinations (spec 6)', () => {
  test.each([
    ['create', 'operations', 'picker'],
    ['create', 'administrative', 'all'],
    ['create', 'purchasing', 'all'],
    ['create', 'financial', 'hidden'],
    ['create', 'planning-engineer', 'hidden'],
    ['create', 'product', 'hidden'],
    ['create', 'basic', 'hidden'],
    ['manager-associate', 'operations', 'picker'],
    ['manager-associate', 'administrative', 'hidden'],
    ['manager-self', 'administrative', 'all'],
    ['manager-self', 'purchasing', 'all'],
    ['manager-self', 'operations', 'read-only'],
    ['manager-self', 'legal-representative', 'hidden'],
    ['associate-self', 'administrative', 'all'],
    ['associate-self', 'operations', 'read-only'],
    ['associate-self', 'purchasing', 'hidden'],
    ['view', 'administrative', 'all'],
    ['view', 'operations', 'read-only'],
    ['view', 'purchasing', 'all'],
    ['view', 'financial', 'hidden'],
  ] as const)('the %s table shows the destinations of %s as %s', (table, role, view) => {
    expect(getDestinationsView(table, getRoleFields(table, role), role)).toBe(view);
  });

  test('destinations are required only in the picker', () => {
    expect((['picker', 'all', 'read-only', 'hidden'] as const).map(requiresDestinations)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('Administrativo and Compras get all destinations', () => {
    expect(getsAllDestinations('administrative')).toBe(true);
    expect(getsAllDestinations('purchasing')).toBe(true);
    expect(getsAllDestinations('operations')).toBe(false);
  });

  property(
    'nothing can be selected in view mode',
    [
      fc.constantFrom<FieldTable>(
        'manager-self',
        'manager-associate',
        'associate-self',
        'create',
        'view',
      ),
      anyRole,
    ],
    (table, role) => {
      const view = getDestinationsView(table, getRoleFields(table, role), role);
      expect(table === 'view' && view === 'picker').toBe(false);
      expect(getsAllDestinations(role) && view === 'picker').toBe(false);
      expect(view === 'hidden').toBe(!getRoleFields(table, role).join().includes('EDS'));
    },
  );
});

describe('searching by code or commercial name', () => {
  const all = [createStation('1001', 'Estación El Cóndor'), createStation('2002', 'ÑANDÚ SUR')];

  test.each([
    ['', ['1001', '2002']],
    [' 100 ', ['1001']],
    ['condor', ['1001']],
    ['CÓNDOR', ['1001']],
    ['nandu', ['2002']],
    ['sur', ['2002']],
    ['norte', []],
  ])('%j finds the codes %j', (search, found) => {
    expect(getCodes(searchDestinations(all, search))).toEqual(found);
  });

  property(
    'returns items of the list and finds a destination by its full name',
    [anyText, fc.stringMatching(/^[a-zA-Zñé ]{1,12}$/)],
    (search, name) => {
      expect(all).toEqual(expect.arrayContaining([...searchDestinations(all, search)]));
      const destination = createStation('1', name);
      expect(searchDestinations([destination], name)).toEqual([destination]);
    },
  );
});
