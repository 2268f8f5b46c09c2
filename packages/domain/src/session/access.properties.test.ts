import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { anyDeploymentOptions, anyRoute, anySession, anyVariant } from '../../test/arbitraries.ts';
import { everyPermission } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import type { AccessDecision, AccessRequest } from './access-types.ts';
import { matchRoute, routePath, termsPath } from './route-paths.ts';
import { accessRoute } from './routes.ts';
import type { Session } from './types.ts';

const granted: AccessDecision = { kind: 'granted' };

describe('properties', () => {
  const anyQuery = fc.constantFrom(
    '',
    'mode=edit',
    'mode=create',
    'mode=edit&id=1',
    'mode=edit&id=77&states=1',
    'id=9',
    'orderNumber=1',
  );
  const anyVouchers = fc.option(
    fc.record({ isUseSelected: fc.boolean(), cartReady: fc.boolean() }),
    {
      nil: undefined,
    },
  );
  const anyMaybeSession: fc.Arbitrary<Session | null> = fc.option(anySession);
  const anyRequest = fc
    .tuple(anyMaybeSession, anyVariant, anyDeploymentOptions, anyRoute, anyQuery, anyVouchers)
    .map(
      ([session, variant, deploymentOptions, route, query, vouchers]): AccessRequest => ({
        session,
        variant,
        deploymentOptions,
        route,
        query: new URLSearchParams(query),
        ...(vouchers === undefined ? {} : { vouchers }),
      }),
    );

  const follow = (from: AccessRequest, decision: AccessDecision): AccessRequest => {
    if (decision.kind === 'granted') return from;
    const target = new URL(decision.to, 'https://portal.example');
    const route = matchRoute(target.pathname, from.deploymentOptions.product);
    return { ...from, route, query: target.searchParams };
  };

  property('every combination of guards ends on a page', [anyRequest], (start) => {
    let at = start;
    for (let step = 0; step < 5; step += 1) {
      const decision = decideAccess(at);
      if (decision.kind === 'granted') return true;
      at = follow(at, decision);
      expect(at.route).not.toBeNull();
    }
    return false;
  });

  property('without a user only public pages are granted', [anyRequest], (start) => {
    const decision = decideAccess({ ...start, session: null });
    const open = start.route !== null && start.route.audience !== 'member';
    expect(decision.kind).toBe(open ? 'granted' : 'sign-in');
  });

  property('an unauthenticated user counts as none', [anyRequest, anySession], (start, session) => {
    expect(decideAccess({ ...start, session: { ...session, authenticated: false } })).toEqual(
      decideAccess({ ...start, session: null }),
    );
  });

  property(
    'with pending terms only their page and the support pages are granted',
    [anyRequest, anySession],
    (start, known) => {
      const session = { ...known, authenticated: true, terms: { ...known.terms, accepted: false } };
      const decision = decideAccess({ ...start, session });
      if (decision.kind === 'granted') {
        expect(['edit-profile', 'support-login', 'support-login-short']).toContain(start.route?.id);
      }
    },
  );

  property(
    'the terms page is reached with one redirect and granted',
    [anyRequest, anySession],
    (start, known) => {
      const session = { ...known, authenticated: true, terms: { ...known.terms, accepted: false } };
      const decision = decideAccess({ ...start, session });
      if (decision.kind === 'accept-terms') {
        expect(decision.to).toBe(termsPath(session.terms.id));
        expect(decideAccess(follow({ ...start, session }, decision))).toEqual(granted);
      }
    },
  );

  property(
    'a page with permissions is granted with any of them, or to the super user',
    [anyRequest],
    (start) => {
      const decision = decideAccess(start);
      const superUser = start.session?.role === 'legal-representative';
      if (decision.kind !== 'granted' || superUser) return;
      if (start.route !== null && start.route.anyOf.length > 0) {
        const held = start.session?.permissions ?? [];
        const product = start.deploymentOptions.product;
        expect(start.route.anyOf.some((name) => held.includes(`${product}_${name}`))).toBe(true);
      }
    },
  );

  property(
    'the acl of the legal representative has no effect (reading 43)',
    [anyRequest],
    (start) => {
      if (start.session === null) return;
      const decide = (permissions: readonly string[]) =>
        decideAccess({
          ...start,
          session: { ...start.session, role: 'legal-representative', permissions } as Session,
        });
      expect(decide(start.session.permissions)).toEqual(decide(everyPermission));
      expect(decide([])).toEqual(decide(everyPermission));
    },
  );

  property('more permissions never close a page', [anyRequest], (start) => {
    if (start.session === null || decideAccess(start).kind !== 'granted') return true;
    const session = { ...start.session, permissions: everyPermission };
    return decideAccess({ ...start, session }).kind === 'granted';
  });

  property(
    'support opens exactly what the customer opens',
    [anyRequest, anySession],
    (start, session) => {
      expect(decideAccess({ ...start, session: { ...session, support: true } })).toEqual(
        decideAccess({ ...start, session: { ...session, support: false } }),
      );
    },
  );

  property('a delayed redirect has a reason, an immediate one has none', [anyRequest], (start) => {
    const decision = decideAccess(start);
    if (decision.kind === 'redirect') {
      expect(decision.afterMs === 3500).toBe(decision.message !== undefined);
      expect([0, 3500]).toContain(decision.afterMs);
    }
  });

  property(
    'the home page is granted to everyone signed in with accepted terms',
    [anySession, anyVariant, anyDeploymentOptions],
    (known, variant, deploymentOptions) => {
      const session = { ...known, authenticated: true, terms: { id: '1', accepted: true } };
      const home = {
        session,
        variant,
        deploymentOptions,
        route: accessRoute('home'),
        query: new URLSearchParams(),
      };
      expect(decideAccess(home)).toEqual(granted);
    },
  );

  property(
    'an Ecuador store never shows the message on pending invoices',
    [
      anySession,
      anyDeploymentOptions,
      fc.constantFrom(storeVariants.ecuador, storeVariants.lubricantes_ecuador),
    ],
    (session, deploymentOptions, variant) => {
      const decision = decideAccess({
        session,
        variant,
        deploymentOptions,
        route: accessRoute('pending-invoices'),
        query: new URLSearchParams(),
      });
      return decision.kind !== 'redirect' || decision.afterMs === 0;
    },
  );

  property(
    'paths and routes find each other',
    [anyRoute.filter((route) => route !== null), fc.constantFrom('Surtidor', 'Otro')],
    (route, product) => {
      const path = routePath(route.id, product);
      expect(matchRoute(path, product)?.id).toBe(route.id);
      expect(path).not.toContain('{');
    },
  );
});
