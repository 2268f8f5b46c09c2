import { describe, expect, test } from 'vitest';
import { aSession, everyPermission } from '../../test/builders.ts';
import { permissionNames } from '../shared/constants/permissions.ts';
import { defaultDeploymentOptions, withDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import type { AccessDecision, AccessRequest } from './access-types.ts';
import { accessRoute, accessRoutes, type RouteId } from './routes.ts';

const granted: AccessDecision = { kind: 'granted' };
const signIn: AccessDecision = { kind: 'sign-in', to: '/login' };
const atOnce = (to: string): AccessDecision => ({ kind: 'redirect', to, afterMs: 0 });
const refused = { key: 'You do not have permissions to be on this page!' };
const lubricants = storeVariants.lubricantes;

const decide = (
  id: RouteId | null,
  changes: Partial<Omit<AccessRequest, 'query'>> & { query?: string } = {},
) =>
  decideAccess({
    session: aSession(),
    variant: storeVariants.colombia,
    deploymentOptions: defaultDeploymentOptions,
    vouchers: { isUseSelected: true, cartReady: true },
    ...changes,
    route: id === null ? null : accessRoute(id),
    query: new URLSearchParams(changes.query ?? ''),
  });

describe('without a user (spec 2, guard)', () => {
  const open: RouteId[] = [
    'login',
    'forgot-password',
    'reset-password',
    'support-login',
    'support-login-short',
    'maintenance',
    'error-assets',
  ];

  test.each(accessRoutes.map(({ id }) => id))('%s', (id) => {
    const expected = open.includes(id) ? granted : signIn;
    expect(decide(id, { session: null })).toEqual(expected);
    expect(decide(id, { session: aSession({ authenticated: false }) })).toEqual(expected);
  });

  test('a page that does not exist', () => {
    expect(decide(null, { session: null })).toEqual(signIn);
    expect(decide(null)).toEqual(granted);
  });
});

test('an authenticated user opening /login goes to /', () => {
  expect(decide('login')).toEqual(atOnce('/'));
});

test('the support pages stay open to existing sessions', () => {
  expect(decide('support-login')).toEqual(granted);
  expect(decide('support-login-short')).toEqual(granted);
});

describe('terms to be accepted', () => {
  const session = aSession({ terms: { id: '77', accepted: false } });
  const accept = {
    kind: 'accept-terms',
    to: '/allied/edit-profile?mode=edit&id=77&states=1',
    message: { key: 'Update your terms and conditions and data usage policies to continue.' },
  };
  const exempt: RouteId[] = ['login', 'support-login', 'support-login-short'];

  test.each(accessRoutes.map(({ id }) => id).filter((id) => !exempt.includes(id)))('%s', (id) => {
    expect(decide(id, { session })).toEqual(accept);
  });

  test('but not the support entries, nor a second time the login page', () => {
    expect(decide('support-login', { session })).toEqual(granted);
    expect(decide('support-login-short', { session })).toEqual(granted);
    expect(decide('login', { session })).toEqual(atOnce('/'));
  });

  test('an unknown page too', () => {
    expect(decide(null, { session })).toEqual(accept);
  });

  test('that page in edit mode is open, whatever permissions are missing', () => {
    const bare = { ...session, permissions: [] };
    expect(decide('edit-profile', { session: bare, query: 'mode=edit&id=77&states=1' })).toEqual(
      granted,
    );
    expect(decide('edit-profile', { session: bare, query: 'mode=edit&id=77' })).toEqual(granted);
  });

  test.each(['', 'mode=create', 'mode=edit', 'mode=edit&id=78', 'mode=see&id=77', 'id=77'])(
    'that page with %j is not',
    (query) => {
      expect(decide('edit-profile', { session, query })).toEqual(accept);
    },
  );

  test('a user without an id still ends on a page', () => {
    const nameless = { ...session, terms: { id: '', accepted: false } };
    expect(decide('edit-profile', { session: nameless, query: 'mode=edit&id=&states=1' })).toEqual(
      granted,
    );
    expect(decide('edit-profile', { session: nameless, query: 'mode=edit' })).toEqual(granted);
  });
});

describe('pending invoices in Ecuador (spec 2)', () => {
  const without = aSession({
    permissions: everyPermission.filter((name) => name !== 'Surtidor_Facturas::pendientes'),
  });

  test.each(['ecuador', 'lubricantes_ecuador'] as const)(
    '%s redirects at once without the permission',
    (code) => {
      const variant = storeVariants[code];
      expect(decide('pending-invoices', { variant, session: without })).toEqual(atOnce('/'));
      expect(decide('pending-invoices', { variant })).toEqual(granted);
    },
  );

  test.each(['colombia', 'peru', 'lubricantes'] as const)('%s shows the reason first', (code) => {
    expect(decide('pending-invoices', { variant: storeVariants[code], session: without })).toEqual({
      kind: 'redirect',
      to: '/',
      afterMs: 3500,
      message: refused,
      missing: ['Surtidor_Facturas::pendientes'],
      refused: 'pending-invoices',
    });
  });
});

describe('sales certificates (reading 8)', () => {
  test('always redirect home by default', () => {
    expect(decide('sales-certificate')).toEqual(atOnce('/'));
  });

  test('are open if the deployment enables them', () => {
    const deploymentOptions = withDeploymentOptions({ salesCertificate: 'open' });
    expect(decide('sales-certificate', { deploymentOptions })).toEqual(granted);
  });
});

describe('permissions of the routes (spec 6)', () => {
  const needs: Partial<Record<RouteId, string>> = {
    'account-status': 'Surtidor_EstadoDeCuenta::linea',
    'account-history': 'Surtidor_Movimientos::historico',
    'pending-invoices': 'Surtidor_Facturas::pendientes',
    orders: 'Surtidor_Trazabilidad::pedidos',
    'order-details': 'Surtidor_Trazabilidad::pedidos',
    notifications: 'Surtidor_Notificaciones::pedidos',
    store: 'Surtidor_Ecommerce::tienda',
    vouchers: 'Surtidor_Facturas::pendientes',
    'voucher-shop': 'Surtidor_Facturas::pendientes',
    'voucher-confirmation': 'Surtidor_Facturas::pendientes',
    'purchased-vouchers': 'Surtidor_Facturas::pendientes',
  };

  test.each(Object.entries(needs))('%s needs %s', (id, needed) => {
    const route = accessRoutes.find((row) => row.id === id);
    const routeId = route?.id ?? null;
    expect(decide(routeId, { session: aSession({ permissions: [needed] }) })).toEqual(granted);
    const others = everyPermission.filter((name) => name !== needed);
    expect(decide(routeId, { session: aSession({ permissions: others }) })).toEqual({
      kind: 'redirect',
      to: '/',
      afterMs: 3500,
      message: refused,
      missing: [needed],
      refused: id,
    });
  });

  test.each(
    accessRoutes
      .map(({ id }) => id)
      .filter((id) => !(id in needs) && id !== 'login' && id !== 'sales-certificate'),
  )('%s needs none', (id) => {
    expect(decide(id, { session: aSession({ permissions: [] }) })).toEqual(granted);
  });

  test('another product requires its own permissions', () => {
    const deploymentOptions = withDeploymentOptions({ product: 'Otro' });
    expect(decide('orders', { deploymentOptions })).toMatchObject({
      missing: ['Otro_Trazabilidad::pedidos'],
    });
  });
});

describe('access to profiles (spec 6)', () => {
  const closed = {
    kind: 'redirect',
    to: '/',
    afterMs: 3500,
    message: refused,
    refused: 'edit-profile',
  };

  test.each([
    ['', true],
    ['mode=edit', true],
    ['mode=edit&id=77', true],
    ['id=77', true],
    ['mode=create', false],
    ['section=associates', false],
    ['section=import', false],
    ['section=access', false],
    ['section=other', true],
    ['mode=edit&id=78', false],
    ['id=78', false],
  ])('an associate with %j: %s', (query, allowed) => {
    expect(decide('edit-profile', { query })).toEqual(allowed ? granted : closed);
  });

  test.each(['mode=create', 'mode=edit&id=78', 'id=78'])(
    'a legal representative with %j',
    (query) => {
      const session = aSession({ role: 'legal-representative' });
      expect(decide('edit-profile', { query, session })).toEqual(granted);
    },
  );

  test.each([
    ['administrative', true],
    ['planning-engineer', true],
    ['purchasing', false],
  ] as const)('%s in a lubricants store: %s', (role, allowed) => {
    const session = aSession({ role });
    expect(decide('edit-profile', { query: 'mode=create', session, variant: lubricants })).toEqual(
      allowed ? granted : closed,
    );
    expect(decide('edit-profile', { query: 'mode=create', session })).toEqual(closed);
  });

  test('on other pages an id has no effect', () => {
    expect(decide('news', { query: 'mode=create&id=78' })).toEqual(granted);
  });

  test('the id of the terms redirect is the user’s own', () => {
    const session = aSession({ terms: { id: '5001', accepted: true } });
    expect(decide('edit-profile', { query: 'mode=edit&id=5001', session })).toEqual(granted);
    expect(decide('edit-profile', { query: 'mode=edit&id=77', session })).toEqual(granted);
  });
});

describe('voucher pages (spec 2)', () => {
  test('the shop opens after a use was selected', () => {
    expect(decide('voucher-shop', { vouchers: { isUseSelected: false, cartReady: true } })).toEqual(
      atOnce('/admin/bonos-regalo'),
    );
    expect(decide('voucher-shop', { vouchers: { isUseSelected: true, cartReady: false } })).toEqual(
      granted,
    );
  });

  test('the confirmation needs a valid cart', () => {
    expect(
      decide('voucher-confirmation', { vouchers: { isUseSelected: true, cartReady: false } }),
    ).toEqual(atOnce('/admin/bonos-regalo-tienda'));
  });
});

test('every permission that a route requires is in spec 6', () => {
  const known: readonly string[] = Object.values(permissionNames);
  for (const { anyOf } of accessRoutes) for (const name of anyOf) expect(known).toContain(name);
});
