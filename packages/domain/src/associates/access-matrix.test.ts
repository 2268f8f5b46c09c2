import { expect, test } from 'vitest';
import { accessMatrix, permittedPages } from './access-matrix.ts';
import type { Associate } from './types.ts';

const person = (id: string, roleId: string, status: Associate['status'] = 'active'): Associate => ({
  id,
  roleId,
  roleName: '',
  role: 'financial',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: '',
  documentType: 'CC',
  document: '',
  telephone: '',
  street: '',
  city: '',
  countryCode: 'CO',
  status,
  destinations: [],
  termsAccepted: true,
});
const roles = [{ roleId: '3', permissions: ['Surtidor_Facturas::pendientes'] }];

test('a person opens the pages of the role; who is inactive opens none', () => {
  const people = [person('1', '3'), person('2', '3', 'inactive'), person('3', '9')];
  const pages = accessMatrix(people, roles, 'Surtidor').map((row) => row.pages && [...row.pages]);
  const [active, inactive, unknown] = pages;
  expect(active).toContain('pending-invoices');
  expect(active).not.toContain('orders');
  expect(inactive).toEqual([]);
  expect(unknown).toBeNull();
});

test('the columns are the pages that need a permission', () => {
  expect(permittedPages.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['account-status', 'account-history', 'orders', 'pending-invoices']),
  );
  expect(permittedPages.every(({ anyOf }) => anyOf.length > 0)).toBe(true);
});
