import { describe, expect, test } from 'vitest';
import { allPermissions, aSession } from '../../test/builders.ts';
import { permissionNames } from '../shared/constants/permissions.ts';
import {
  defaultDeploymentOptions,
  overrideDeploymentOptions,
} from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import type { AccessDecision, AccessRequest } from './access-types.ts';
import { accessRoutes, getAccessRoute, type RouteId } from './routes.ts';

const granted: AccessDecision = { kind: 'granted' };
const signInDecision: AccessDecision = { kind: 'sign-in', to: '/login' };
const redirectTo = (to: string): AccessDecision => ({ kind: 'redirect', to, afterMs: 0 });
const deniedMessage = { key: 'You do not have permissions to be on this page!' };
const lubricantsVariant = storeVariants.lubricantes;

const decide = (
  id: RouteId | null,
  changes: Partial<Omit<AccessRequest, 'query'>> & { query?: string } = {},
) =>
  decideAccess({
    session: aSession(),
    variant: storeVariants.colombia,
    deploymentOptions: defaultDeploymentOptions,
    vouchers: { isUseSelected: true, isCartReady: true },
    ...changes,
    route: id === null ? null : getAccessRoute(id),
    query: new URLSearchParams(changes.query ?? ''),
  });

describe('without a user (spec 2)', () => {
  const publicPages: RouteId[] = [
    'login',
    'forgot-password',
    'reset-password',
    'support-login',
    'support-login-short',
    'maintenance',
    'error-assets',
  ];

  test.each(accessRoutes.map(({ id }) => id))('grants access to %s only if it is public', (id) => {
    const expected = publicPages.includes(id) ? granted : signInDecision;
    expect(decide(id, { session: null })).toEqual(expected);
    expect(decide(id, { session: aSession({ authenticated: false }) })).toEqual(expected);
  });

  test('redirects from unknown pages to the login page', () => {
    expect(decide(null, { session: null })).toEqual(signInDecision);
    expect(decide(null)).toEqual(granted);
  });
});

test('authenticated users are redirected from /login to /', () => {
  expect(decide('login')).toEqual(redirectTo('/'));
});

test('the support pages are granted to existing sessions', () => {
  expect(decide('support-login')).toEqual(granted);
  expect(decide('support-login-short')).toEqual(granted);
});

describe('with pending terms', () => {
  const session = aSession({ terms: { id: '77', accepted: false } });
  const termsRedirect = {
    kind: 'accept-terms',
    to: '/allied/edit-profile?mode=edit&id=77&states=1',
    message: { key: 'Update your terms and conditions and data usage policies to continue.' },
  };
  const exemptPages: RouteId[] = ['login', 'support-login', 'support-login-short'];

  test.each(accessRoutes.map(({ id }) => id).filter((id) => !exemptPages.includes(id)))(
    'redirects from %s to the terms page',
    (id) => {
      expect(decide(id, { session })).toEqual(termsRedirect);
    },
  );

  test('does not redirect from the support and login pages', () => {
    expect(decide('support-login', { session })).toEqual(granted);
    expect(decide('support-login-short', { session })).toEqual(granted);
    expect(decide('login', { session })).toEqual(redirectTo('/'));
  });

  test('redirects from unknown pages', () => {
    expect(decide(null, { session })).toEqual(termsRedirect);
  });

  test('grants the terms page in edit mode without any permissions', () => {
    const sessionWithoutPermissions = { ...session, permissions: [] };
    expect(
      decide('edit-profile', {
        session: sessionWithoutPermissions,
        query: 'mode=edit&id=77&states=1',
      }),
    ).toEqual(granted);
    expect(
      decide('edit-profile', { session: sessionWithoutPermissions, query: 'mode=edit&id=77' }),
    ).toEqual(granted);
  });

  test.each(['', 'mode=create', 'mode=edit', 'mode=edit&id=78', 'mode=see&id=77', 'id=77'])(
    'redirects from the profile with the query %j',
    (query) => {
      expect(decide('edit-profile', { session, query })).toEqual(termsRedirect);
    },
  );

  test('grants the terms page to users without an id', () => {
    const sessionWithoutId = { ...session, terms: { id: '', accepted: false } };
    expect(
      decide('edit-profile', { session: sessionWithoutId, query: 'mode=edit&id=&states=1' }),
    ).toEqual(granted);
    expect(decide('edit-profile', { session: sessionWithoutId, query: 'mode=edit' })).toEqual(
      granted,
    );
  });
});

describe('pending invoices in Ecuador (spec 2)', () => {
  const restrictedSession = aSession({
    permissions: allPermissions.filter((name) => name !== 'Surtidor_Facturas::pendientes'),
  });

  test.each(['ecuador', 'lubricantes_ecuador'] as const)(
    '%s redirects immediately without the permission',
    (code) => {
      const variant = storeVariants[code];
      expect(decide('pending-invoices', { variant, session: restrictedSession })).toEqual(
        redirectTo('/'),
      );
      expect(decide('cash-payment', { variant, session: restrictedSession })).toEqual(
        redirectTo('/'),
      );
      expect(decide('pending-invoices', { variant })).toEqual(granted);
    },
  );

  test.each(['colombia', 'peru', 'lubricantes'] as const)(
    '%s shows the message first without the permission',
    (code) => {
      expect(
        decide('pending-invoices', { variant: storeVariants[code], session: restrictedSession }),
      ).toEqual({
        kind: 'redirect',
        to: '/',
        afterMs: 3500,
        message: deniedMessage,
        missingPermissions: ['Surtidor_Facturas::pendientes'],
        deniedRoute: 'pending-invoices',
      });
    },
  );
});

describe('sales certificates (reading 8)', () => {
  test('redirect home by default', () => {
    expect(decide('sales-certificate')).toEqual(redirectTo('/'));
  });

  test('are granted if the deployment enables them', () => {
    const deploymentOptions = overrideDeploymentOptions({ salesCertificate: 'open' });
    expect(decide('sales-certificate', { deploymentOptions })).toEqual(granted);
  });
});

describe('permissions of the routes (spec 6)', () => {
  const requiredPermissions: Partial<Record<RouteId, string>> = {
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
    statement: 'Surtidor_Movimientos::historico',
    'cash-payment': 'Surtidor_Facturas::pendientes',
    payments: 'Surtidor_Facturas::pendientes',
    compensate: 'Surtidor_Facturas::pendientes',
    compensations: 'Surtidor_Facturas::pendientes',
    'due-calendar': 'Surtidor_Facturas::pendientes',
  };

  test.each(Object.entries(requiredPermissions))('%s needs %s', (id, permission) => {
    const route = accessRoutes.find((row) => row.id === id);
    const routeId = route?.id ?? null;
    expect(decide(routeId, { session: aSession({ permissions: [permission] }) })).toEqual(granted);
    const otherPermissions = allPermissions.filter((name) => name !== permission);
    expect(decide(routeId, { session: aSession({ permissions: otherPermissions }) })).toEqual({
      kind: 'redirect',
      to: '/',
      afterMs: 3500,
      message: deniedMessage,
      missingPermissions: [permission],
      // The people who can grant access see its page, which has the same permission as its sections.
      deniedRoute: route?.parent ?? id,
    });
  });

  test.each(
    accessRoutes
      .filter(({ isForManagers }) => !isForManagers)
      .map(({ id }) => id)
      .filter(
        (id) =>
          !(id in requiredPermissions) && !['login', 'sales-certificate', 'invoice'].includes(id),
      ),
  )('%s needs no permission', (id) => {
    expect(decide(id, { session: aSession({ permissions: [] }) })).toEqual(granted);
  });

  test.each(['Surtidor_Facturas::pendientes', 'Surtidor_Movimientos::historico'])(
    'an invoice needs only %s',
    (permission) => {
      const session = aSession({ permissions: [permission] });
      expect(decide('invoice', { session })).toEqual(granted);
      expect(decide('invoice', { session: aSession({ permissions: [] }) })).toMatchObject({
        kind: 'redirect',
      });
    },
  );

  test('another product requires its own permissions', () => {
    const deploymentOptions = overrideDeploymentOptions({ product: 'Otro' });
    expect(decide('orders', { deploymentOptions })).toMatchObject({
      missingPermissions: ['Otro_Trazabilidad::pedidos'],
    });
  });
});

describe('access to profiles (spec 6)', () => {
  const deniedDecision = {
    kind: 'redirect',
    to: '/',
    afterMs: 3500,
    message: deniedMessage,
    deniedRoute: 'edit-profile',
  };

  test.each([
    ['', true],
    ['mode=edit', true],
    ['mode=edit&id=77', true],
    ['id=77', true],
    ['mode=create', false],
    ['mode=edit&id=78', false],
    ['id=78', false],
  ])('an associate with the query %j is granted access: %s', (query, isAllowed) => {
    expect(decide('edit-profile', { query })).toEqual(isAllowed ? granted : deniedDecision);
  });

  test.each(['associates', 'associates-import', 'access-matrix'] as const)(
    'only managers can open %s',
    (id) => {
      expect(decide(id)).toEqual(deniedDecision);
      expect(decide(id, { session: aSession({ role: 'legal-representative' }) })).toEqual(granted);
    },
  );

  test('an address of another company offers the switch, whatever this company may open', () => {
    const session = aSession({ permissions: [], hasOtherCompanies: true });
    const query = 'number=FEV1&company=900';
    const decision = { kind: 'other-company', code: '900' };
    expect(decide('invoice', { session, query })).toEqual(decision);
    expect(decide(null, { session, query })).toEqual(decision);
    expect(decide('support-login', { session, query })).toEqual(granted);
    const accountant = { ...session, permissions: allPermissions };
    const own = `number=FEV1&company=${session.clientCode}`;
    expect(decide('invoice', { session: accountant, query: own })).toEqual(granted);
    const { hasOtherCompanies: _, ...single } = accountant;
    expect(decide('invoice', { session: single, query })).toEqual(granted);
  });

  test('only the legal representative can open the activity, never support in their name', () => {
    const representative = aSession({ role: 'legal-representative' });
    expect(decide('activity', { session: representative })).toEqual(granted);
    const support = aSession({ role: 'legal-representative', support: true });
    expect(decide('activity', { session: support })).toEqual(deniedDecision);
    const manager = aSession({ role: 'administrative' });
    expect(decide('activity', { session: manager, variant: lubricantsVariant })).toEqual(
      deniedDecision,
    );
  });

  test.each(['mode=create', 'mode=edit&id=78', 'id=78'])(
    'a legal representative with the query %j is granted access',
    (query) => {
      const session = aSession({ role: 'legal-representative' });
      expect(decide('edit-profile', { query, session })).toEqual(granted);
    },
  );

  test.each([
    ['administrative', true],
    ['planning-engineer', true],
    ['purchasing', false],
  ] as const)('the role %s in a lubricants store is granted access: %s', (role, isAllowed) => {
    const session = aSession({ role });
    expect(
      decide('edit-profile', { query: 'mode=create', session, variant: lubricantsVariant }),
    ).toEqual(isAllowed ? granted : deniedDecision);
    expect(decide('edit-profile', { query: 'mode=create', session })).toEqual(deniedDecision);
  });

  test('an id has no effect on other pages', () => {
    expect(decide('news', { query: 'mode=create&id=78' })).toEqual(granted);
  });

  test('the id of the terms redirect counts as the user’s own', () => {
    const session = aSession({ terms: { id: '5001', accepted: true } });
    expect(decide('edit-profile', { query: 'mode=edit&id=5001', session })).toEqual(granted);
    expect(decide('edit-profile', { query: 'mode=edit&id=77', session })).toEqual(granted);
  });
});

describe('voucher pages (spec 2)', () => {
  test('the shop requires a selected use', () => {
    expect(
      decide('voucher-shop', { vouchers: { isUseSelected: false, isCartReady: true } }),
    ).toEqual(redirectTo('/admin/bonos-regalo'));
    expect(
      decide('voucher-shop', { vouchers: { isUseSelected: true, isCartReady: false } }),
    ).toEqual(granted);
  });

  test('the confirmation requires a valid cart', () => {
    expect(
      decide('voucher-confirmation', { vouchers: { isUseSelected: true, isCartReady: false } }),
    ).toEqual(redirectTo('/admin/bonos-regalo-tienda'));
  });
});

test('every permission that a route requires is in spec 6', () => {
  const specPermissions: readonly string[] = Object.values(permissionNames);
  for (const { anyOf } of accessRoutes)
    for (const name of anyOf) expect(specPermissions).toContain(name);
});
