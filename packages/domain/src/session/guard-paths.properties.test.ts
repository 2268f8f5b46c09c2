import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyDeploymentOptions,
  anyPermissions,
  anyRoute,
  anyVariant,
} from '../../test/arbitraries.ts';
import { aSession, everyPermission } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { permissionNames } from '../shared/constants/permissions.ts';
import { storeCodes } from '../shared/constants/stores.ts';
import { withDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import type { AccessRequest } from './access-types.ts';
import { matchRoute } from './route-paths.ts';
import { type AccessRoute, accessRoutes } from './routes.ts';
import { cookiesFromSession, type SessionCookies, sessionFromCookies } from './session-cookies.ts';
import type { Session } from './types.ts';

/** Follows redirects until a page is rendered, up to a limit. */
function getPath(start: AccessRequest, limit = 6): readonly (AccessRoute | null)[] {
  const visited: (AccessRoute | null)[] = [start.route];
  let at = start;
  while (visited.length < limit) {
    const decision = decideAccess(at);
    if (decision.kind === 'granted') return visited;
    const target = new URL(decision.to, 'https://portal.example');
    const route = matchRoute(target.pathname, at.deploymentOptions.product);
    at = { ...at, route, query: target.searchParams };
    visited.push(route);
  }
  throw new Error(`no page after ${visited.map((route) => route?.id).join(', ')}`);
}

const queries = [
  '',
  'mode=edit',
  'mode=create',
  'mode=edit&id=77&states=1',
  'mode=x&id=9',
  'id=77',
];

describe('guards combined end on a page within two redirects (faults 20)', () => {
  const users = {
    nobody: null,
    'not authenticated': aSession({ authenticated: false }),
    'every permission': aSession(),
    'no permission': aSession({ permissions: [] }),
    'all but pending invoices': aSession({
      permissions: everyPermission.filter(
        (name) => !name.endsWith(permissionNames.pendingInvoices),
      ),
    }),
    'unknown role': aSession({ role: 'basic', permissions: ['Otro_Cosa::rara'] }),
    'terms pending': aSession({ terms: { id: '77', accepted: false } }),
    'terms pending, no permission, support': aSession({
      permissions: [],
      support: true,
      terms: { id: '', accepted: false },
    }),
  } as const satisfies Record<string, Session | null>;
  const combinations = Object.entries(users).flatMap(([name, session]) =>
    storeCodes.flatMap((store) =>
      (['redirected', 'open'] as const).map((certificate) => ({
        name,
        session,
        store,
        certificate,
      })),
    ),
  );

  test.each(combinations)('$name in $store, certificates $certificate', (combination) => {
    const { session, store, certificate } = combination;
    for (const route of [null, ...accessRoutes]) {
      for (const query of queries) {
        const path = getPath({
          session,
          variant: storeVariants[store],
          deploymentOptions: withDeploymentOptions({ salesCertificate: certificate }),
          route,
          query: new URLSearchParams(query),
        });
        expect(path.length - 1).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('cookies in any state', () => {
  const anyValue = fc.oneof(
    fc.constantFrom(null, undefined, '', 'null', '{', '[]', '{}', '%%%', '"x"', 'true', '1e999'),
    fc.string({ maxLength: 40 }),
    fc.json({ maxDepth: 2 }),
  );
  const anyCookies: fc.Arbitrary<SessionCookies> = fc
    .record({
      whole: fc.record({ support: fc.boolean(), accepted: fc.boolean(), held: anyPermissions }),
      broken: fc.record({
        user: fc.option(anyValue),
        permissions: fc.option(anyValue),
        terms: fc.option(anyValue),
        store: fc.option(anyValue),
      }),
      present: fc.subarray(['user', 'permissions', 'terms', 'store'] as const),
    })
    .map(({ whole, broken, present }) => {
      const whole77 = cookiesFromSession(
        aSession({
          support: whole.support,
          permissions: whole.held,
          terms: { id: '77', accepted: whole.accepted },
        }),
      );
      const from = (name: (typeof present)[number]) =>
        present.includes(name) ? whole77[name] : broken[name];
      return {
        user: from('user'),
        permissions: from('permissions'),
        terms: from('terms'),
        store: from('store'),
      };
    });

  property(
    'end on a page within two redirects, on every route',
    [anyCookies, anyVariant, anyDeploymentOptions, anyRoute, fc.constantFrom(...queries)],
    (cookies, variant, deploymentOptions, route, query) => {
      const session = sessionFromCookies(cookies, variant.code);
      const path = getPath({
        session,
        variant,
        deploymentOptions,
        route,
        query: new URLSearchParams(query),
      });
      return path.length - 1 <= 2;
    },
  );

  property('never grant more than intact ones', [anyCookies, anyVariant], (cookies, { code }) => {
    const session = sessionFromCookies(cookies, code);
    if (session === null) return true;
    const damaged = sessionFromCookies({ ...cookies, permissions: '{' }, code);
    return damaged?.permissions.length === 0;
  });
});
