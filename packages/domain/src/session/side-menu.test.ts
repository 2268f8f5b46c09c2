import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyDeploymentOptions,
  anyPermissions,
  anySession,
  anyVariant,
} from '../../test/arbitraries.ts';
import { allPermissions, aSession } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import {
  defaultDeploymentOptions,
  overrideDeploymentOptions,
} from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import { matchRoute } from './route-paths.ts';
import { getAccessRoute } from './routes.ts';
import { getHeaderEntries, getSideMenu, type MenuInput } from './side-menu.ts';

const getMenu = (changes: Partial<MenuInput> = {}) =>
  getSideMenu({
    session: aSession(),
    variant: storeVariants.colombia,
    deploymentOptions: defaultDeploymentOptions,
    links: [],
    ...changes,
  });
const getNames = (changes: Partial<MenuInput> = {}) =>
  getMenu(changes).map((entry) => (entry.kind === 'route' ? entry.id : entry.kind));

describe('the side menu (spec 2)', () => {
  test('has all entries with every permission', () => {
    expect(getNames()).toEqual([
      'home',
      'personal-info',
      'account-status',
      'account-history',
      'pending-invoices',
      'orders',
      'vouchers',
      'purchased-vouchers',
      'notifications',
      'store',
      'sign-out',
    ]);
  });

  test('has only the home page and sign-out without permissions', () => {
    expect(getNames({ session: aSession({ permissions: [] }) })).toEqual(['home', 'sign-out']);
  });

  test.each([
    ['Surtidor_Usuarios::editar_perfil', 'personal-info'],
    ['Surtidor_EstadoDeCuenta::linea', 'account-status'],
    ['Surtidor_Movimientos::historico', 'account-history'],
    ['Surtidor_Facturas::pendientes', 'pending-invoices', 'vouchers', 'purchased-vouchers'],
    ['Surtidor_Trazabilidad::pedidos', 'orders'],
    ['Surtidor_Notificaciones::pedidos', 'notifications'],
    ['Surtidor_Ecommerce::tienda', 'store'],
  ])('adds only the entries of the permission %s', (permission, ...entries) => {
    const entryNames = getNames({ session: aSession({ permissions: [permission] }) });
    expect(entryNames).toEqual(['home', ...entries, 'sign-out']);
  });

  test('has no link to the store for support', () => {
    expect(getNames({ session: aSession({ support: true }) })).not.toContain('store');
  });

  test.each([
    ['colombia', true, true],
    ['peru', true, true],
    ['ecuador', true, true],
    ['lubricantes', false, false],
    ['lubricantes_ecuador', true, true],
  ] as const)('in %s includes orders: %s, and Tienda: %s', (code, orders, store) => {
    const entryNames = getNames({ variant: storeVariants[code] });
    expect(entryNames.includes('orders')).toBe(orders);
    expect(entryNames.includes('store')).toBe(store);
  });

  test('includes Tienda only in lubricants stores if configured', () => {
    const deploymentOptions = overrideDeploymentOptions({ storeEntry: 'only-lubricants' });
    expect(getNames({ deploymentOptions })).not.toContain('store');
    expect(getNames({ deploymentOptions, variant: storeVariants.lubricantes })).toContain('store');
    const session = aSession({ permissions: [] });
    expect(
      getNames({ deploymentOptions, session, variant: storeVariants.lubricantes }),
    ).not.toContain('store');
  });

  test('includes sales certificates only if they are enabled', () => {
    expect(
      getNames({ deploymentOptions: overrideDeploymentOptions({ salesCertificate: 'open' }) }),
    ).toContain('sales-certificate');
  });

  test('has the links of the content block before Tienda, and Cerrar Sesión last', () => {
    const links = [{ label: 'Ayuda', href: 'https://ayuda.example/' }];
    expect(getMenu({ links }).slice(-3)).toEqual([
      { kind: 'link', label: 'Ayuda', href: 'https://ayuda.example/' },
      { kind: 'store', title: 'Tienda', href: '/admin/store' },
      { kind: 'sign-out', title: 'Cerrar Sesión' },
    ]);
  });

  test('has the paths and titles of the route table', () => {
    expect(getMenu()[2]).toEqual({
      kind: 'route',
      id: 'account-status',
      title: 'Online account status',
      href: '/admin/account-status',
    });
  });
});

describe('any side menu', () => {
  const anyLinks = fc.array(fc.record({ label: fc.string(), href: fc.webUrl() }), { maxLength: 4 });

  property(
    'links only to granted pages',
    [anySession, anyVariant, anyDeploymentOptions],
    (baseSession, variant, deploymentOptions) => {
      const session = {
        ...baseSession,
        authenticated: true,
        terms: { ...baseSession.terms, accepted: true },
      };
      for (const entry of getSideMenu({ session, variant, deploymentOptions, links: [] })) {
        if (entry.kind === 'sign-out' || entry.kind === 'link') continue;
        const route = matchRoute(entry.href, deploymentOptions);
        const query = new URLSearchParams();
        expect(decideAccess({ session, variant, deploymentOptions, route, query }).kind).toBe(
          'granted',
        );
      }
    },
  );

  property(
    'has all links in order, and Cerrar Sesión once at the end',
    [anySession, anyVariant, anyDeploymentOptions, anyLinks],
    (session, variant, deploymentOptions, links) => {
      const entries = getSideMenu({ session, variant, deploymentOptions, links });
      expect(entries.filter(({ kind }) => kind === 'link')).toEqual(
        links.map((link) => ({ kind: 'link', ...link })),
      );
      expect(entries.findIndex(({ kind }) => kind === 'sign-out')).toBe(entries.length - 1);
    },
  );

  property(
    'has no fewer entries with more permissions',
    [anyPermissions, anyVariant, anyDeploymentOptions],
    (permissions, variant, deploymentOptions) => {
      const visibleEntries = getSideMenu({
        session: aSession({ permissions }),
        variant,
        deploymentOptions,
        links: [],
      });
      const allEntries = getSideMenu({
        session: aSession({ permissions: allPermissions }),
        variant,
        deploymentOptions,
        links: [],
      });
      expect(allEntries).toEqual(expect.arrayContaining([...visibleEntries]));
    },
  );

  property(
    'has no duplicate entries',
    [anySession, anyVariant, anyDeploymentOptions],
    (session, variant, deploymentOptions) => {
      const entries = getSideMenu({ session, variant, deploymentOptions, links: [] });
      expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
    },
  );
});

test('the store route requires the permission of the store', () => {
  expect(getAccessRoute('store').anyOf).toEqual(['Ecommerce::tienda']);
});

describe('getHeaderEntries', () => {
  test('returns the main pages', () => {
    expect(getHeaderEntries(getMenu()).map(({ id }) => id)).toEqual([
      'pending-invoices',
      'account-status',
      'orders',
      'vouchers',
    ]);
  });

  property(
    'returns a subset of the side menu',
    [anySession, anyVariant, anyDeploymentOptions],
    (session, variant, deploymentOptions) => {
      const entries = getMenu({ session, variant, deploymentOptions });
      for (const entry of getHeaderEntries(entries)) expect(entries).toContain(entry);
    },
  );
});
