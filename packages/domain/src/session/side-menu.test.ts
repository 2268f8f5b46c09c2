import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyDeploymentOptions,
  anyPermissions,
  anySession,
  anyVariant,
} from '../../test/arbitraries.ts';
import { aSession, everyPermission } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions, withDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import { matchRoute } from './route-paths.ts';
import { accessRoute } from './routes.ts';
import { headerEntries, type MenuInput, sideMenu } from './side-menu.ts';

const menu = (changes: Partial<MenuInput> = {}) =>
  sideMenu({
    session: aSession(),
    variant: storeVariants.colombia,
    deploymentOptions: defaultDeploymentOptions,
    links: [],
    ...changes,
  });
const names = (changes: Partial<MenuInput> = {}) =>
  menu(changes).map((entry) => (entry.kind === 'route' ? entry.id : entry.kind));

describe('the side menu (spec 2)', () => {
  test('with every permission', () => {
    expect(names()).toEqual([
      'home',
      'edit-profile',
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

  test('without any', () => {
    expect(names({ session: aSession({ permissions: [] }) })).toEqual(['home', 'sign-out']);
  });

  test.each([
    ['Surtidor_Usuarios::editar_perfil', 'edit-profile'],
    ['Surtidor_EstadoDeCuenta::linea', 'account-status'],
    ['Surtidor_Movimientos::historico', 'account-history'],
    ['Surtidor_Facturas::pendientes', 'pending-invoices', 'vouchers', 'purchased-vouchers'],
    ['Surtidor_Trazabilidad::pedidos', 'orders'],
    ['Surtidor_Notificaciones::pedidos', 'notifications'],
    ['Surtidor_Ecommerce::tienda', 'store'],
  ])('%s adds only its own entries', (held, ...entries) => {
    const shown = names({ session: aSession({ permissions: [held] }) });
    expect(shown).toEqual(['home', ...entries, 'sign-out']);
  });

  test('support gets no link to the store', () => {
    expect(names({ session: aSession({ support: true }) })).not.toContain('store');
  });

  test.each([
    ['colombia', true, true],
    ['peru', true, true],
    ['ecuador', true, true],
    ['lubricantes', false, false],
    ['lubricantes_ecuador', true, true],
  ] as const)('%s shows orders: %s, Tienda: %s', (code, orders, store) => {
    const shown = names({ variant: storeVariants[code] });
    expect(shown.includes('orders')).toBe(orders);
    expect(shown.includes('store')).toBe(store);
  });

  test('Tienda under the other reading', () => {
    const deploymentOptions = withDeploymentOptions({ storeEntry: 'only-lubricants' });
    expect(names({ deploymentOptions })).not.toContain('store');
    expect(names({ deploymentOptions, variant: storeVariants.lubricantes })).toContain('store');
    const session = aSession({ permissions: [] });
    expect(names({ deploymentOptions, session, variant: storeVariants.lubricantes })).not.toContain(
      'store',
    );
  });

  test('sales certificates only where they are open', () => {
    expect(
      names({ deploymentOptions: withDeploymentOptions({ salesCertificate: 'open' }) }),
    ).toContain('sales-certificate');
  });

  test('links of the content block come before Tienda, and Cerrar Sesión is last', () => {
    const links = [{ label: 'Ayuda', href: 'https://ayuda.example/' }];
    expect(menu({ links }).slice(-3)).toEqual([
      { kind: 'link', label: 'Ayuda', href: 'https://ayuda.example/' },
      { kind: 'store', title: 'Tienda', href: '/admin/store' },
      { kind: 'sign-out', title: 'Cerrar Sesión' },
    ]);
  });

  test('entries have the path and title of the route table', () => {
    expect(menu()[2]).toEqual({
      kind: 'route',
      id: 'account-status',
      title: 'Online account status',
      href: '/admin/account-status',
    });
  });
});

describe('properties', () => {
  const anyLinks = fc.array(fc.record({ label: fc.string(), href: fc.webUrl() }), { maxLength: 4 });

  property(
    'every entry links to a granted page',
    [anySession, anyVariant, anyDeploymentOptions],
    (known, variant, deploymentOptions) => {
      const session = { ...known, authenticated: true, terms: { ...known.terms, accepted: true } };
      for (const entry of sideMenu({ session, variant, deploymentOptions, links: [] })) {
        if (entry.kind === 'sign-out' || entry.kind === 'link') continue;
        const route = matchRoute(entry.href, deploymentOptions.product);
        const query = new URLSearchParams();
        expect(decideAccess({ session, variant, deploymentOptions, route, query }).kind).toBe(
          'granted',
        );
      }
    },
  );

  property(
    'every link is there, in order, and Cerrar Sesión is the one last entry',
    [anySession, anyVariant, anyDeploymentOptions, anyLinks],
    (session, variant, deploymentOptions, links) => {
      const entries = sideMenu({ session, variant, deploymentOptions, links });
      expect(entries.filter(({ kind }) => kind === 'link')).toEqual(
        links.map((link) => ({ kind: 'link', ...link })),
      );
      expect(entries.findIndex(({ kind }) => kind === 'sign-out')).toBe(entries.length - 1);
    },
  );

  property(
    'more permissions only add entries',
    [anyPermissions, anyVariant, anyDeploymentOptions],
    (permissions, variant, deploymentOptions) => {
      const few = sideMenu({
        session: aSession({ permissions }),
        variant,
        deploymentOptions,
        links: [],
      });
      const all = sideMenu({
        session: aSession({ permissions: everyPermission }),
        variant,
        deploymentOptions,
        links: [],
      });
      expect(all).toEqual(expect.arrayContaining([...few]));
    },
  );

  property(
    'no entry is there twice',
    [anySession, anyVariant, anyDeploymentOptions],
    (session, variant, deploymentOptions) => {
      const entries = sideMenu({ session, variant, deploymentOptions, links: [] });
      expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
    },
  );
});

test('the store entry needs the permission of its route', () => {
  expect(accessRoute('store').anyOf).toEqual(['Ecommerce::tienda']);
});

describe('the links of the header', () => {
  test('are the main pages', () => {
    expect(headerEntries(menu()).map(({ id }) => id)).toEqual([
      'pending-invoices',
      'account-status',
      'orders',
      'vouchers',
    ]);
  });

  property(
    'are a subset of the side menu',
    [anySession, anyVariant, anyDeploymentOptions],
    (session, variant, deploymentOptions) => {
      const whole = menu({ session, variant, deploymentOptions });
      for (const entry of headerEntries(whole)) expect(whole).toContain(entry);
    },
  );
});
