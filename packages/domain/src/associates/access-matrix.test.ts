import { expect, test } from 'vitest';
import { anAssociate } from '../../test/builders.ts';
import {
  getAccessMatrix,
  getAssignedStations,
  getRowsAtStation,
  pagesWithPermission,
} from './access-matrix.ts';
import type { Associate } from './types.ts';

const createPerson = (
  id: string,
  roleId: string,
  status: Associate['status'] = 'active',
): Associate => anAssociate({ id, roleId, status });
const roles = [{ roleId: '3', permissions: ['Surtidor_Facturas::pendientes'] }];

test('a person can open the pages of the role; inactive people can open none', () => {
  const people = [
    createPerson('1', '3'),
    createPerson('2', '3', 'inactive'),
    createPerson('3', '9'),
  ];
  const pages = getAccessMatrix(people, roles, 'Surtidor').map(
    (row) => row.pages && [...row.pages],
  );
  const [active, inactive, unknown] = pages;
  expect(active).toContain('pending-invoices');
  expect(active).not.toContain('orders');
  expect(inactive).toEqual([]);
  expect(unknown).toBeNull();
});

test('the columns are the pages that need a permission', () => {
  expect(pagesWithPermission.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['account-status', 'account-history', 'orders', 'pending-invoices']),
  );
  expect(pagesWithPermission.every(({ anyOf }) => anyOf.length > 0)).toBe(true);
});

test('lists the people of a station, including those with access to all stations', () => {
  const north = { id: '1', code: 'N-1', name: 'Norte' };
  const south = { id: '2', code: 'S-1', name: 'Sur' };
  const people = [
    anAssociate({ id: '1', role: 'operations', destinations: [south, north] }),
    anAssociate({ id: '2', role: 'operations', destinations: [south] }),
    anAssociate({ id: '3', role: 'administrative', destinations: [] }),
    anAssociate({ id: '4', role: 'financial', destinations: [] }),
  ];
  const rows = getAccessMatrix(people, [], 'Surtidor');
  const getIdsAt = (code: string) => getRowsAtStation(rows, code).map(({ person: { id } }) => id);
  expect(getIdsAt('N-1')).toEqual(['1', '3', '4']);
  expect(getIdsAt('S-1')).toEqual(['1', '2', '3', '4']);
  expect(getIdsAt('X')).toEqual(['3', '4']);
  expect(getAssignedStations(rows)).toEqual([north, south]);
});
