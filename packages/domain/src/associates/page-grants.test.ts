import { describe, expect, test } from 'vitest';
import { anAssociate, aSession } from '../../test/builders.ts';
import { storeVariants } from '../variants/stores.ts';
import {
  adminsWhoCanGrant,
  findRequestedGrant,
  grantingRoles,
  pageGrants,
  rolesWithAccess,
} from './page-grants.ts';
import type { RoleOption } from './types.ts';

const { colombia, lubricantes } = storeVariants;
const orders = 'Surtidor_Trazabilidad::pedidos';
const clerk = aSession({ role: 'financial', permissions: [orders] });
const engineer = aSession({ role: 'planning-engineer', permissions: [], userId: '7' });

const options: readonly RoleOption[] = [
  { id: '1', name: 'Representante Legal', role: 'legal-representative', sortOrder: 1 },
  { id: '2', name: 'Administrativo', role: 'administrative', sortOrder: 2 },
  { id: '3', name: 'Financiero', role: 'financial', sortOrder: 3 },
];
const access = options.map(({ id }) => ({ roleId: id, permissions: id === '3' ? [] : [orders] }));

describe('the pages of a session', () => {
  test('lists each page with its permissions and whether it is granted', () => {
    const grants = pageGrants(clerk, colombia, 'Surtidor');
    expect(findRequestedGrant(grants, 'orders')).toBeNull();
    expect(findRequestedGrant(grants, 'pending-invoices')?.needed).toEqual([
      'Surtidor_Facturas::pendientes',
    ]);
    expect(findRequestedGrant(grants, 'edit-profile')).toMatchObject({ needed: [] });
    expect(findRequestedGrant(grants, 'no-such-page')).toBeNull();
  });

  test('people are managed by a role of the store', () => {
    expect(
      findRequestedGrant(pageGrants(engineer, colombia, 'Surtidor'), 'edit-profile'),
    ).not.toBeNull();
    expect(
      findRequestedGrant(pageGrants(engineer, lubricantes, 'Surtidor'), 'edit-profile'),
    ).toBeNull();
  });
});

describe('the people who can grant access', () => {
  test('are the roles that manage associates in the store', () => {
    expect(grantingRoles(colombia, 'Surtidor')).toEqual(['Representante Legal']);
    expect(grantingRoles(lubricantes, 'Surtidor')).toEqual([
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

  test('by name: other active managers, only for those who may see people', () => {
    expect(adminsWhoCanGrant(people, engineer, lubricantes).map(({ id }) => id)).toEqual(['8']);
    expect(adminsWhoCanGrant(people, engineer, colombia)).toEqual([]);
    expect(adminsWhoCanGrant(people, clerk, lubricantes)).toEqual([]);
  });

  test('with a role that opens the page, never the legal representative’s', () => {
    const grants = pageGrants(engineer, lubricantes, 'Surtidor');
    const requested = findRequestedGrant(grants, 'orders');
    if (requested === null) throw new Error('The engineer holds no permission.');
    expect(rolesWithAccess(requested, { options, access }, lubricantes)).toEqual([
      'Administrativo',
    ]);
    expect(rolesWithAccess(requested, { options, access: [] }, lubricantes)).toEqual([]);
  });

  test('managing people depends on the role, not on a permission', () => {
    const requested = findRequestedGrant(
      pageGrants(clerk, lubricantes, 'Surtidor'),
      'edit-profile',
    );
    if (requested === null) throw new Error('Nobody financial manages people.');
    expect(rolesWithAccess(requested, { options, access }, lubricantes)).toEqual([
      'Administrativo',
    ]);
    expect(rolesWithAccess(requested, { options, access }, colombia)).toEqual([]);
  });
});
