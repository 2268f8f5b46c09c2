import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPermissions, anyRole, anyText, anyVariant } from '../../test/arbitraries.ts';
import { allPermissions, aSession } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { getPermission, permissionNames } from '../shared/constants/permissions.ts';
import { roleNames } from '../shared/constants/roles.ts';
import { defaultDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { getAbilities } from './abilities.ts';
import { isAssociateManager } from './associate-managers.ts';
import { getPermissionPurpose } from './permission-purposes.ts';
import {
  getProductPermissions,
  getUsedPermissions,
  hasAnyPermission,
  hasPermission,
} from './permissions.ts';
import { getPermissionString, getPermissionsFromAcl } from './permissions-from-acl.ts';
import { findRoleById, getRoleName, parseRoleName } from './role-names.ts';
import { isSuperUser, parseRole } from './roles.ts';

describe('permission strings (spec 6)', () => {
  test('are those of spec 6 for the default product', () => {
    expect(allPermissions).toEqual([
      'Surtidor_EstadoDeCuenta::linea',
      'Surtidor_Facturas::pendientes',
      'Surtidor_Movimientos::historico',
      'Surtidor_Trazabilidad::pedidos',
      'Surtidor_Usuarios::editar_perfil',
      'Surtidor_Ecommerce::tienda',
      'Surtidor_Dashboard::*',
      'Surtidor_Notificaciones::pedidos',
    ]);
  });

  property(
    'those that the portal checks decide like the whole acl, and are at most eight',
    [anyPermissions],
    (permissions) => {
      const used = getUsedPermissions(permissions, 'Surtidor');
      expect(used.length).toBeLessThanOrEqual(allPermissions.length);
      for (const permission of allPermissions)
        expect(hasPermission(used, permission)).toBe(hasPermission(permissions, permission));
    },
  );

  test.each([
    ['pedidos', undefined, 'pedidos'],
    ['pedidos', '', 'pedidos'],
    ['pedidos', 'X', 'X::pedidos'],
    ['Y::pedidos', 'X', 'Y::pedidos'],
  ])('the permission %s in the module %s is %s', (name, module, expected) => {
    expect(getPermissionString(name, module)).toBe(expected);
  });

  test('an acl results in distinct strings', () => {
    const acl = [
      { type: 'Surtidor_Facturas', permission: 'pendientes' },
      { type: 'allow', permission: 'Surtidor_Facturas::pendientes' },
      { type: '', permission: 'pedidos' },
    ];
    expect(getPermissionsFromAcl(acl)).toEqual(['Surtidor_Facturas::pendientes', 'pedidos']);
  });

  test.each([
    [['A::x'], 'A::x', true],
    [['A::x'], 'A::y', false],
    [['A::x'], 'B::x', false],
    [['A::*'], 'A::x', true],
    [['A::*'], 'B::x', false],
    [['A::x'], 'A::*', true],
    [['B::x'], 'A::*', false],
    [['A::*'], 'A::*', true],
    [['*'], 'A::x', false],
    [['*'], 'x', false],
    [['x'], 'x', true],
    [['x'], 'A::x', false],
    [['A::x'], 'x', false],
    [['A::x'], '*', false],
    [['A::x::*'], 'A::x', false],
    [['AB::x'], 'A::*', false],
    [['A'], 'A::*', false],
    [['A::*'], 'A', false],
    [['A::x\ny'], 'A::*', true],
    [['A:x'], 'A::*', false],
    [[], 'A::x', false],
  ])('%j include %s: %s', (permissions, requested, expected) => {
    expect(hasPermission(permissions, requested)).toBe(expected);
  });

  test('one of several permissions is enough, and an empty list is always granted', () => {
    expect(hasAnyPermission(['A::x'], ['B::y', 'A::x'])).toBe(true);
    expect(hasAnyPermission(['A::x'], ['B::y'])).toBe(false);
    expect(hasAnyPermission([], [])).toBe(true);
  });

  property(
    'additional permissions never remove one',
    [anyPermissions, anyPermissions, fc.constantFrom(...allPermissions)],
    (permissions, extraPermissions, requested) => {
      return (
        !hasPermission(permissions, requested) ||
        hasPermission([...extraPermissions, ...permissions], requested)
      );
    },
  );

  property(
    'permissions without a wildcard match exactly',
    [anyPermissions, fc.constantFrom(...allPermissions)],
    (permissions, requested) => {
      expect(hasPermission(permissions, requested)).toBe(permissions.includes(requested));
    },
  );

  property(
    'a permission of another product has no effect',
    [anyPermissions, fc.stringMatching(/^[A-Z][a-z]{1,9}$/).filter((name) => name !== 'Surtidor')],
    (permissions, product) => {
      const otherPermissions = Object.values(permissionNames).map((name) =>
        getPermission(product, name),
      );
      expect(hasAnyPermission(permissions, otherPermissions)).toBe(false);
    },
  );

  property(
    'getPermissionsFromAcl is idempotent',
    [fc.array(fc.record({ type: anyText, permission: anyText }))],
    (acl) => {
      const permissions = getPermissionsFromAcl(acl);
      expect(
        getPermissionsFromAcl(permissions.map((name) => ({ type: '', permission: name }))),
      ).toEqual(permissions);
      expect(new Set(permissions).size).toBe(permissions.length);
    },
  );

  test('getProductPermissions returns the full names of a product', () => {
    expect(getProductPermissions('X', ['Facturas::pendientes'])).toEqual([
      'X_Facturas::pendientes',
    ]);
  });
});

describe('roles (spec 6)', () => {
  test('have the names of the backend', () => {
    const names = Object.keys(roleNames).map((role) => getRoleName(parseRole(role), 'Surtidor'));
    expect(names).toEqual([
      'Representante Legal',
      'Administrativo',
      'Financiero',
      'Operativo',
      'Compras',
      'Ingeniero Planificación',
      'Surtidor',
      'basic',
    ]);
  });

  test.each([
    ['Representante Legal', 'legal-representative'],
    [' Compras ', 'purchasing'],
    ['Surtidor', 'product'],
    ['{product}', 'basic'],
    ['representante legal', 'basic'],
    ['', 'basic'],
    ['toString', 'basic'],
  ])('the name %j is the role %s', (name, role) => {
    expect(parseRoleName(name, 'Surtidor')).toBe(role);
  });

  test('only the legal representative is the super user', () => {
    expect(isSuperUser('legal-representative')).toBe(true);
    expect(isSuperUser('administrative')).toBe(false);
  });

  test('are found by id in the list of the backend', () => {
    const options = [{ id: '4', role: 'operations' as const }];
    expect(findRoleById('4', options)).toBe('operations');
    expect(findRoleById('5', options)).toBe('basic');
  });

  test.each(['x', null, 1, 'Administrativo', 'toString'])('the role %j is basic', (text) => {
    expect(parseRole(text)).toBe('basic');
  });

  property('names and roles map in both directions', [anyRole], (role) => {
    expect(parseRoleName(getRoleName(role, 'Surtidor'), 'Surtidor')).toBe(role);
    expect(parseRole(role)).toBe(role);
  });

  property('unknown text is never the super user', [anyText], (text) => {
    expect(isSuperUser(parseRoleName(text, 'Surtidor'))).toBe(
      text.trim() === 'Representante Legal',
    );
    expect(isSuperUser(parseRole(text))).toBe(text === 'legal-representative');
  });

  property(
    'the legal representative manages associates in all stores',
    [anyRole, anyVariant],
    (role, variant) => {
      const isLubricantsManager = role === 'administrative' || role === 'planning-engineer';
      expect(isAssociateManager(role, variant)).toBe(
        role === 'legal-representative' || (variant.lubricants && isLubricantsManager),
      );
    },
  );
});

describe('getAbilities', () => {
  const getAbilitiesWith = (changes: Parameters<typeof aSession>[0], code = 'colombia' as const) =>
    getAbilities(aSession(changes), storeVariants[code], defaultDeploymentOptions);

  test.each([
    ['seePendingInvoices', 'Surtidor_Facturas::pendientes'],
    ['seeAccountHistory', 'Surtidor_Movimientos::historico'],
    ['seeOrders', 'Surtidor_Trazabilidad::pedidos'],
    ['editProfile', 'Surtidor_Usuarios::editar_perfil'],
    ['seeDashboard', 'Surtidor_Dashboard::facturas'],
    ['seeDashboard', 'Surtidor_Dashboard::*'],
    ['seeNotifications', 'Surtidor_Notificaciones::pedidos'],
    ['changeNotifications', 'Surtidor_Notificaciones::pedidos'],
    ['pay', 'Surtidor_Facturas::pendientes'],
    ['sendCompensation', 'Surtidor_Facturas::pendientes'],
  ] as const)('%s needs %s', (ability, requested) => {
    expect(getAbilitiesWith({ permissions: [requested] })[ability]).toBe(true);
    expect(getAbilitiesWith({ permissions: [] })[ability]).toBe(false);
    const otherPermissions = allPermissions.filter(
      (name) => name.split('::')[0] !== requested.split('::')[0],
    );
    expect(getAbilitiesWith({ permissions: otherPermissions })[ability]).toBe(false);
  });

  property(
    'the abilities of the legal representative do not depend on the acl (reading 43)',
    [anyPermissions, anyVariant, fc.boolean()],
    (permissions, variant, support) => {
      const getRepresentativeAbilities = (permissions: readonly string[]) =>
        getAbilities(
          aSession({ role: 'legal-representative', permissions, support }),
          variant,
          defaultDeploymentOptions,
        );
      expect(getRepresentativeAbilities(permissions)).toEqual(
        getRepresentativeAbilities(allPermissions),
      );
    },
  );

  test('support cannot change anything', () => {
    const deniedAbilities = {
      pay: false,
      sendCompensation: false,
      changeNotifications: false,
      changeAssociates: false,
      changePassword: false,
      acceptTerms: false,
      requestCertificate: false,
    };
    const role = 'legal-representative';
    expect(getAbilitiesWith({ role, support: true })).toMatchObject(deniedAbilities);
    const customerAbilities = getAbilitiesWith({ role, support: false });
    for (const ability of Object.keys(deniedAbilities))
      expect(customerAbilities).toHaveProperty(ability, true);
  });

  test('pending terms disable payments, lists and notifications', () => {
    expect(getAbilitiesWith({ terms: { id: '77', accepted: false } })).toMatchObject({
      pay: false,
      sendCompensation: false,
      seeBell: false,
      acceptTerms: true,
      changePassword: true,
    });
  });

  test('the bell requires a store with a bell and the permission', () => {
    expect(getAbilitiesWith({}).seeBell).toBe(true);
    expect(getAbilitiesWith({ permissions: [] }).seeBell).toBe(false);
    expect(
      getAbilities(aSession(), storeVariants.lubricantes, defaultDeploymentOptions),
    ).toMatchObject({
      seeBell: false,
      seeNotifications: true,
    });
  });

  property(
    'additional permissions never remove an ability',
    [anyPermissions, anyPermissions, anyVariant],
    (permissions, extraPermissions, variant) => {
      const initialAbilities = getAbilities(
        aSession({ permissions }),
        variant,
        defaultDeploymentOptions,
      );
      const extendedAbilities = getAbilities(
        aSession({ permissions: [...permissions, ...extraPermissions] }),
        variant,
        defaultDeploymentOptions,
      );
      for (const [ability, hasAbility] of Object.entries(initialAbilities)) {
        if (hasAbility) expect(extendedAbilities).toHaveProperty(ability, true);
      }
    },
  );

  property(
    'support can never pay',
    [anyRole, anyPermissions, anyVariant],
    (role, permissions, variant) => {
      const { pay, sendCompensation } = getAbilities(
        aSession({ role, permissions, support: true }),
        variant,
        defaultDeploymentOptions,
      );
      return !pay && !sendCompensation;
    },
  );

  property(
    'managing associates depends only on the role',
    [anyRole, anyPermissions, anyVariant],
    (role, permissions, variant) => {
      expect(
        getAbilities(aSession({ role, permissions }), variant, defaultDeploymentOptions)
          .manageAssociates,
      ).toBe(isAssociateManager(role, variant));
    },
  );
});

describe('getPermissionPurpose', () => {
  // Object.keys widens to string; the record's keys are the purposes.
  const purposes = Object.keys(permissionNames) as (keyof typeof permissionNames)[];

  property(
    'returns the purpose for any product',
    [fc.constantFrom(...purposes), fc.stringMatching(/^[A-Za-z]{1,12}$/)],
    (purpose, product) => {
      expect(getPermissionPurpose(getPermission(product, permissionNames[purpose]))).toBe(purpose);
    },
  );

  test('returns null for a permission that no page requires', () => {
    expect(getPermissionPurpose('Surtidor_Otra::cosa')).toBeNull();
  });
});
