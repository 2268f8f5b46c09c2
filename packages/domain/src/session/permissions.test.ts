import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPermissions, anyRole, anyText, anyVariant } from '../../test/arbitraries.ts';
import { aSession, everyPermission } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { permission, permissionNames } from '../shared/constants/permissions.ts';
import { roleNames } from '../shared/constants/roles.ts';
import { defaultDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { getAbilities } from './abilities.ts';
import { isAssociateManager } from './associate-managers.ts';
import { getPermissionPurpose } from './permission-purposes.ts';
import { hasAnyPermission, hasPermission, productPermissions } from './permissions.ts';
import { permissionString, permissionsFromAcl } from './permissions-from-acl.ts';
import { roleFromId, roleFromName, roleName } from './role-names.ts';
import { isSuperUser, parseRole } from './roles.ts';

describe('permission strings (spec 6)', () => {
  test('the table, for the default product', () => {
    expect(everyPermission).toEqual([
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

  test.each([
    ['pedidos', undefined, 'pedidos'],
    ['pedidos', '', 'pedidos'],
    ['pedidos', 'X', 'X::pedidos'],
    ['Y::pedidos', 'X', 'Y::pedidos'],
  ])('%s in %s is %s', (name, module, full) => {
    expect(permissionString(name, module)).toBe(full);
  });

  test('an acl gives each string once', () => {
    const acl = [
      { type: 'Surtidor_Facturas', permission: 'pendientes' },
      { type: 'allow', permission: 'Surtidor_Facturas::pendientes' },
      { type: '', permission: 'pedidos' },
    ];
    expect(permissionsFromAcl(acl)).toEqual(['Surtidor_Facturas::pendientes', 'pedidos']);
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
  ])('%j holds %s: %s', (permissions, needed, holds) => {
    expect(hasPermission(permissions, needed)).toBe(holds);
  });

  test('any permission of a set is enough, and an empty set is always granted', () => {
    expect(hasAnyPermission(['A::x'], ['B::y', 'A::x'])).toBe(true);
    expect(hasAnyPermission(['A::x'], ['B::y'])).toBe(false);
    expect(hasAnyPermission([], [])).toBe(true);
  });

  property(
    'more permissions never remove one',
    [anyPermissions, anyPermissions, fc.constantFrom(...everyPermission)],
    (permissions, more, needed) => {
      return (
        !hasPermission(permissions, needed) || hasPermission([...more, ...permissions], needed)
      );
    },
  );

  property(
    'a wildcard covers its module only',
    [anyPermissions, fc.constantFrom(...everyPermission)],
    (permissions, needed) => {
      expect(hasPermission(permissions, needed)).toBe(permissions.includes(needed));
    },
  );

  property(
    'a permission of another product has no effect',
    [anyPermissions, fc.stringMatching(/^[A-Z][a-z]{1,9}$/).filter((name) => name !== 'Surtidor')],
    (permissions, product) => {
      const others = Object.values(permissionNames).map((name) => permission(product, name));
      expect(hasAnyPermission(permissions, others)).toBe(false);
    },
  );

  property(
    'reading an acl again gives the same',
    [fc.array(fc.record({ type: anyText, permission: anyText }))],
    (acl) => {
      const once = permissionsFromAcl(acl);
      expect(permissionsFromAcl(once.map((name) => ({ type: '', permission: name })))).toEqual(
        once,
      );
      expect(new Set(once).size).toBe(once.length);
    },
  );

  test('full names of a product', () => {
    expect(productPermissions('X', ['Facturas::pendientes'])).toEqual(['X_Facturas::pendientes']);
  });
});

describe('roles (spec 6)', () => {
  test('the names of the backend', () => {
    const names = Object.keys(roleNames).map((role) => roleName(parseRole(role), 'Surtidor'));
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
  ])('%j is %s', (name, role) => {
    expect(roleFromName(name, 'Surtidor')).toBe(role);
  });

  test('only the legal representative is the super user', () => {
    expect(isSuperUser('legal-representative')).toBe(true);
    expect(isSuperUser('administrative')).toBe(false);
  });

  test('by id in the list the backend sent', () => {
    const options = [{ id: '4', role: 'operations' as const }];
    expect(roleFromId('4', options)).toBe('operations');
    expect(roleFromId('5', options)).toBe('basic');
  });

  test.each(['x', null, 1, 'Administrativo', 'toString'])('the role %j is basic', (text) => {
    expect(parseRole(text)).toBe('basic');
  });

  property('names and roles map both ways', [anyRole], (role) => {
    expect(roleFromName(roleName(role, 'Surtidor'), 'Surtidor')).toBe(role);
    expect(parseRole(role)).toBe(role);
  });

  property('no unknown text is the super user', [anyText], (text) => {
    expect(isSuperUser(roleFromName(text, 'Surtidor'))).toBe(text.trim() === 'Representante Legal');
    expect(isSuperUser(parseRole(text))).toBe(text === 'legal-representative');
  });

  property(
    'the legal representative manages associates everywhere',
    [anyRole, anyVariant],
    (role, variant) => {
      const inLubricants = role === 'administrative' || role === 'planning-engineer';
      expect(isAssociateManager(role, variant)).toBe(
        role === 'legal-representative' || (variant.lubricants && inLubricants),
      );
    },
  );
});

describe('the abilities of a session', () => {
  const abilities = (changes: Parameters<typeof aSession>[0], code = 'colombia' as const) =>
    getAbilities(aSession(changes), storeVariants[code], defaultDeploymentOptions);

  test.each([
    ['seeAccountStatus', 'Surtidor_EstadoDeCuenta::linea'],
    ['seePendingInvoices', 'Surtidor_Facturas::pendientes'],
    ['seeAccountHistory', 'Surtidor_Movimientos::historico'],
    ['seeOrders', 'Surtidor_Trazabilidad::pedidos'],
    ['editProfile', 'Surtidor_Usuarios::editar_perfil'],
    ['openStore', 'Surtidor_Ecommerce::tienda'],
    ['seeDashboard', 'Surtidor_Dashboard::facturas'],
    ['seeDashboard', 'Surtidor_Dashboard::*'],
    ['seeNotifications', 'Surtidor_Notificaciones::pedidos'],
    ['changeNotifications', 'Surtidor_Notificaciones::pedidos'],
    ['pay', 'Surtidor_Facturas::pendientes'],
    ['sendCompensation', 'Surtidor_Facturas::pendientes'],
    ['seePayments', 'Surtidor_Facturas::pendientes'],
  ] as const)('%s needs %s', (ability, needed) => {
    expect(abilities({ permissions: [needed] })[ability]).toBe(true);
    expect(abilities({ permissions: [] })[ability]).toBe(false);
    const others = everyPermission.filter((name) => name.split('::')[0] !== needed.split('::')[0]);
    expect(abilities({ permissions: others })[ability]).toBe(false);
  });

  property(
    'the legal representative can do the same whatever the acl lists (reading 43)',
    [anyPermissions, anyVariant, fc.boolean()],
    (permissions, variant, support) => {
      const able = (permissions: readonly string[]) =>
        getAbilities(
          aSession({ role: 'legal-representative', permissions: permissions, support }),
          variant,
          defaultDeploymentOptions,
        );
      expect(able(permissions)).toEqual(able(everyPermission));
    },
  );

  test('support writes nothing', () => {
    const written = {
      pay: false,
      sendCompensation: false,
      changeNotifications: false,
      openStore: false,
      changeAssociates: false,
      changePassword: false,
      acceptTerms: false,
      requestCertificate: false,
      answerSurvey: false,
    };
    const role = 'legal-representative';
    expect(abilities({ role, support: true })).toMatchObject(written);
    const own = abilities({ role, support: false });
    for (const ability of Object.keys(written)) expect(own).toHaveProperty(ability, true);
  });

  test('pending terms disable payments, lists and notifications', () => {
    expect(abilities({ terms: { id: '77', accepted: false } })).toMatchObject({
      pay: false,
      sendCompensation: false,
      seePayments: false,
      seeBell: false,
      openStore: false,
      acceptTerms: true,
      changePassword: true,
    });
  });

  test('the bell needs a store that has one and the permission', () => {
    expect(abilities({}).seeBell).toBe(true);
    expect(abilities({ permissions: [] }).seeBell).toBe(false);
    expect(
      getAbilities(aSession(), storeVariants.lubricantes, defaultDeploymentOptions),
    ).toMatchObject({
      seeBell: false,
      seeNotifications: true,
      openStore: false,
    });
  });

  property(
    'more permissions never take an ability away',
    [anyPermissions, anyPermissions, anyVariant],
    (permissions, more, variant) => {
      const few = getAbilities(
        aSession({ permissions: permissions }),
        variant,
        defaultDeploymentOptions,
      );
      const many = getAbilities(
        aSession({ permissions: [...permissions, ...more] }),
        variant,
        defaultDeploymentOptions,
      );
      for (const [ability, able] of Object.entries(few)) {
        if (able) expect(many).toHaveProperty(ability, true);
      }
    },
  );

  property(
    'no role and no permission lets support pay',
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
    'managing associates depends on the role alone',
    [anyRole, anyPermissions, anyVariant],
    (role, permissions, variant) => {
      expect(
        getAbilities(aSession({ role, permissions }), variant, defaultDeploymentOptions)
          .manageAssociates,
      ).toBe(isAssociateManager(role, variant));
    },
  );
});

describe('the purpose of a permission', () => {
  // Object.keys widens to string; the record's keys are the purposes.
  const purposes = Object.keys(permissionNames) as (keyof typeof permissionNames)[];

  property(
    'is found for every product',
    [fc.constantFrom(...purposes), fc.stringMatching(/^[A-Za-z]{1,12}$/)],
    (purpose, product) => {
      expect(getPermissionPurpose(permission(product, permissionNames[purpose]))).toBe(purpose);
    },
  );

  test('is null for a permission that no page requires', () => {
    expect(getPermissionPurpose('Surtidor_Otra::cosa')).toBeNull();
  });
});
