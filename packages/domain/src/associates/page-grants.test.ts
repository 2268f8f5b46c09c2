import { describe, expect, test } from 'vitest';
import { anAssociate, aSession } from '../../test/builders.ts';
import { storeVariants } from '../variants/stores.ts';
import {
  findRequestedGrant,
  getGrantingAdmins,
  getGrantingRoles,
  getPageGrants,
  getRolesWithAccess,
} from './page-grants.ts';
import type { RoleOption } from './types.ts';

const { colombia, lubricantes } = storeVariants;
const ordersPermission = 'Surtidor_Trazabilidad::pedidos';
const clerk = aSession({ role: 'financial', permissions: [ordersPermission] });
const engineer = aSession({ role: 'planning-engineer', permissions: [], userId: '7' });

const options: readonly RoleOption[] = [
  { id: '1', name: 'Representante Legal', role: 'legal-representative', sortOrder: 1 },
  { id: '2', name: 'Administrativo', role: 'administrative', sortOrder: 2 },
  { id: '3', name: 'Financiero', role: 'financial', sortOrder: 3 },
];
const access = options.map(({ id }) => ({
  roleId: id,
  permissions: id === '3' ? [] : [ordersPermission],
}));

describe('the pages of a session', () => {
  test('lists each page with its permissions and whether it is granted', () => {
    const grants = getPageGrants(clerk, colombia, 'Surtidor');
    expect(findRequestedGrant(grants, 'orders')).toBeNull();
    expect(findRequestedGrant(grants, 'pending-invoices')?.requiredPermissions).toEqual([
      'Surtidor_Facturas::pendientes',
    ]);
    expect(findRequestedGrant(grants, 'edit-profile')).toMatchObject({ requiredPermissions: [] });
    expect(findRequestedGrant(grants, 'no-such-page')).toBeNull();
  });

  test('the store determines which roles can manage people', () => {
    expect(
      findRequestedGrant(getPageGrants(engineer, colombia, 'Surtidor'), 'edit-profile'),
    ).not.toBeNull();
    expect(
      findRequestedGrant(getPageGrants(engineer, lubricantes, 'Surtidor'), 'edit-profile'),
    ).toBeNull();
  });
});

describe('the people who can grant access', () => {
  test('have a role that manages associates in the store', () => {
    expect(getGrantingRoles(colombia, 'Surtidor')).toEqual(['Representante Legal']);
    expect(getGrantingRoles(lubricantes, 'Surtidor')).toEqual([
      'Representante Legal',
      'Administrativo',
      'Ingeniero Planificación',
    ]);
  });

  const people = [
    anAssociate({ id: '7', role: 'planning-engineer' }),
    anAssociate({ id: '8', role: 'administrative' }),
    anAssociate({ id: '9', role: 'administrative', status: 'inactive' }),
    anAssociate({ id: '10', role: 'financial' }),
  ];

  test('lists other active managers by name, only for users who can see people', () => {
    expect(getGrantingAdmins(people, engineer, lubricantes).map(({ id }) => id)).toEqual(['8']);
    expect(getGrantingAdmins(people, engineer, colombia)).toEqual([]);
    expect(getGrantingAdmins(people, clerk, lubricantes)).toEqual([]);
  });

  test('lists the roles with access to the page, except the legal representative', () => {
    const grants = getPageGrants(engineer, lubricantes, 'Surtidor');
    const requested = findRequestedGrant(grants, 'orders');
    if (requested === null) throw new Error('Expected the engineer to lack the permission.');
    expect(getRolesWithAccess(requested, { options, access }, lubricantes)).toEqual([
      'Administrativo',
    ]);
    expect(getRolesWithAccess(requested, { options, access: [] }, lubricantes)).toEqual([]);
  });

  test('managing people depends on the role instead of a permission', () => {
    const requested = findRequestedGrant(
      getPageGrants(clerk, lubricantes, 'Surtidor'),
      'edit-profile',
    );
    if (requested === null)
      throw new Error('Expected the financial role to be unable to manage people.');
    expect(getRolesWithAccess(requested, { options, access }, lubricantes)).toEqual([
      'Administrativo',
    ]);
    expect(getRolesWithAccess(requested, { options, access }, colombia)).toEqual([]);
  });
});
