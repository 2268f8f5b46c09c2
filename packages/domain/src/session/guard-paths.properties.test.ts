import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyDeploymentOptions,
  anyPermissions,
  anyRoute,
  anyVariant,
} from '../../test/arbitraries.ts';
import { allPermissions, aSession } from '../../test/builders.ts';
import { testStores } from '../../test/own-store.ts';
import { property } from '../../test/property.ts';
import { permissionNames } from '../shared/constants/permissions.ts';
import { overrideDeploymentOptions } from '../variants/deployment-options.ts';
import { decideAccess } from './access.ts';
import type { AccessRequest } from './access-types.ts';
import { matchRoute } from './route-paths.ts';
import { accessRoutes, type MatchedRoute } from './routes.ts';
import {
  parseSessionCookies,
  type SessionCookies,
  serialiseSessionCookies,
} from './session-cookies.ts';
import type { Session } from './types.ts';

/** Follows redirects until access is granted, and returns the routes. Throws at the limit. */
function followRedirects(
  initialRequest: AccessRequest,
  limit = 6,
): readonly (MatchedRoute | null)[] {
  const visitedRoutes: (MatchedRoute | null)[] = [initialRequest.route];
  let currentRequest = initialRequest;
  while (visitedRoutes.length < limit) {
    const decision = decideAccess(currentRequest);
    if (decision.kind === 'granted' || decision.kind === 'other-company') return visitedRoutes;
    const targetUrl = new URL(decision.to, 'https://portal.example');
    const route = matchRoute(targetUrl.pathname, currentRequest.deploymentOptions);
    currentRequest = { ...currentRequest, route, query: targetUrl.searchParams };
    visitedRoutes.push(route);
  }
  throw new Error(`no page after ${visitedRoutes.map((route) => route?.id).join(', ')}`);
}

const queries = [
  '',
  'mode=edit',
  'mode=create',
  'mode=edit&id=77&states=1',
  'mode=x&id=9',
  'id=77',
];

describe('combined guards lead to a page within two redirects (faults 20)', () => {
  const sessionByUserName = {
    nobody: null,
    'not authenticated': aSession({ authenticated: false }),
    'every permission': aSession(),
    'no permission': aSession({ permissions: [] }),
    'all but pending invoices': aSession({
      permissions: allPermissions.filter((name) => !name.endsWith(permissionNames.pendingInvoices)),
    }),
    'unknown role': aSession({ role: 'basic', permissions: ['Otro_Cosa::rara'] }),
    'terms pending': aSession({ terms: { id: '77', accepted: false } }),
    'terms pending, no permission, support': aSession({
      permissions: [],
      support: true,
      terms: { id: '', accepted: false },
    }),
  } as const satisfies Record<string, Session | null>;
  const combinations = Object.entries(sessionByUserName).flatMap(([name, session]) =>
    Object.values(testStores).flatMap((variant) =>
      (['redirected', 'open'] as const).map((certificate) => ({
        name,
        session,
        store: variant.code,
        variant,
        certificate,
      })),
    ),
  );

  test.each(combinations)(
    'for the user "$name" in $store with certificates $certificate',
    (combination) => {
      const { session, variant, certificate } = combination;
      for (const route of [null, ...accessRoutes]) {
        for (const query of queries) {
          const visitedRoutes = followRedirects({
            session,
            variant,
            deploymentOptions: overrideDeploymentOptions({ salesCertificate: certificate }),
            route,
            query: new URLSearchParams(query),
          });
          expect(visitedRoutes.length - 1).toBeLessThanOrEqual(2);
        }
      }
    },
  );
});

describe('damaged cookies', () => {
  const anyValue = fc.oneof(
    fc.constantFrom(null, undefined, '', 'null', '{', '[]', '{}', '%%%', '"x"', 'true', '1e999'),
    fc.string({ maxLength: 40 }),
    fc.json({ maxDepth: 2 }),
  );
  const anyCookies: fc.Arbitrary<SessionCookies> = fc
    .record({
      intact: fc.record({
        support: fc.boolean(),
        accepted: fc.boolean(),
        permissions: anyPermissions,
      }),
      damaged: fc.record({
        user: fc.option(anyValue),
        permissions: fc.option(anyValue),
        terms: fc.option(anyValue),
        store: fc.option(anyValue),
      }),
      intactNames: fc.subarray(['user', 'permissions', 'terms', 'store'] as const),
    })
    .map(({ intact, damaged, intactNames }) => {
      const intactCookies = serialiseSessionCookies(
        aSession({
          support: intact.support,
          permissions: intact.permissions,
          terms: { id: '77', accepted: intact.accepted },
        }),
      );
      const getValue = (name: (typeof intactNames)[number]) =>
        intactNames.includes(name) ? intactCookies[name] : damaged[name];
      return {
        user: getValue('user'),
        permissions: getValue('permissions'),
        terms: getValue('terms'),
        store: getValue('store'),
      };
    });

  property(
    'lead to a page within two redirects on every route',
    [anyCookies, anyVariant, anyDeploymentOptions, anyRoute, fc.constantFrom(...queries)],
    (cookies, variant, deploymentOptions, route, query) => {
      const session = parseSessionCookies(cookies, {
        variants: testStores,
        defaultStore: variant.code,
      });
      const visitedRoutes = followRedirects({
        session,
        variant,
        deploymentOptions,
        route,
        query: new URLSearchParams(query),
      });
      return visitedRoutes.length - 1 <= 2;
    },
  );

  property(
    'grant no permissions if the permissions are damaged',
    [anyCookies, anyVariant],
    (cookies, { code }) => {
      const session = parseSessionCookies(cookies, { variants: testStores, defaultStore: code });
      if (session === null) return true;
      const sessionWithDamagedPermissions = parseSessionCookies(
        { ...cookies, permissions: '{' },
        { variants: testStores, defaultStore: code },
      );
      return sessionWithDamagedPermissions?.permissions.length === 0;
    },
  );
});
