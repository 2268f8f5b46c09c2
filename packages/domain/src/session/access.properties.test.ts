import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { anyDeploymentOptions, anyRoute, anySession, anyVariant } from '../../test/arbitraries.ts';
import { allPermissions } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import type { AccessDecision, AccessRequest } from './access-types.ts';
import { getRoutePath, getTermsPath, matchRoute } from './route-paths.ts';
import { getAccessRoute } from './routes.ts';
import type { Session } from './types.ts';

const granted: AccessDecision = { kind: 'granted' };

describe('decideAccess', () => {
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
    fc.record({ isUseSelected: fc.boolean(), isCartReady: fc.boolean() }),
    {
      nil: undefined,
    },
  );
  const anyOptionalSession: fc.Arbitrary<Session | null> = fc.option(anySession);
  const anyRequest = fc
    .tuple(anyOptionalSession, anyVariant, anyDeploymentOptions, anyRoute, anyQuery, anyVouchers)
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

  const followRedirect = (request: AccessRequest, decision: AccessDecision): AccessRequest => {
    if (decision.kind === 'granted' || decision.kind === 'other-company') return request;
    const targetUrl = new URL(decision.to, 'https://portal.example');
    const route = matchRoute(targetUrl.pathname, request.deploymentOptions);
    return { ...request, route, query: targetUrl.searchParams };
  };

  property('every combination of guards leads to a page', [anyRequest], (request) => {
    let currentRequest = request;
    for (let redirects = 0; redirects < 5; redirects += 1) {
      const decision = decideAccess(currentRequest);
      if (decision.kind === 'granted' || decision.kind === 'other-company') return true;
      currentRequest = followRedirect(currentRequest, decision);
      expect(currentRequest.route).not.toBeNull();
    }
    return false;
  });

  property('without a user, only public pages are granted', [anyRequest], (request) => {
    const decision = decideAccess({ ...request, session: null });
    const isPublic = request.route !== null && request.route.audience !== 'member';
    expect(decision.kind).toBe(isPublic ? 'granted' : 'sign-in');
  });

  property(
    'an unauthenticated session is treated like no session',
    [anyRequest, anySession],
    (request, session) => {
      expect(decideAccess({ ...request, session: { ...session, authenticated: false } })).toEqual(
        decideAccess({ ...request, session: null }),
      );
    },
  );

  property(
    'with pending terms, only the terms page and the support pages are granted',
    [anyRequest, anySession],
    (request, baseSession) => {
      const session = {
        ...baseSession,
        authenticated: true,
        terms: { ...baseSession.terms, accepted: false },
      };
      const decision = decideAccess({ ...request, session });
      if (decision.kind === 'granted') {
        expect(['edit-profile', 'support-login', 'support-login-short']).toContain(
          request.route?.id,
        );
      }
    },
  );

  property(
    'the terms page is granted after one redirect',
    [anyRequest, anySession],
    (request, baseSession) => {
      const session = {
        ...baseSession,
        authenticated: true,
        terms: { ...baseSession.terms, accepted: false },
      };
      const decision = decideAccess({ ...request, session });
      if (decision.kind === 'accept-terms') {
        expect(decision.to).toBe(getTermsPath(session.terms.id));
        expect(decideAccess(followRedirect({ ...request, session }, decision))).toEqual(granted);
      }
    },
  );

  property(
    'a page that requires permissions is granted only to users with one of them and to the super user',
    [anyRequest],
    (request) => {
      const decision = decideAccess(request);
      const isSuperUser = request.session?.role === 'legal-representative';
      if (decision.kind !== 'granted' || isSuperUser) return;
      if (request.route !== null && request.route.anyOf.length > 0) {
        const permissions = request.session?.permissions ?? [];
        const product = request.deploymentOptions.product;
        expect(request.route.anyOf.some((name) => permissions.includes(`${product}_${name}`))).toBe(
          true,
        );
      }
    },
  );

  property(
    'the acl of the legal representative has no effect (reading 43)',
    [anyRequest],
    (request) => {
      if (request.session === null) return;
      const decide = (permissions: readonly string[]) =>
        decideAccess({
          ...request,
          session: { ...request.session, role: 'legal-representative', permissions } as Session,
        });
      expect(decide(request.session.permissions)).toEqual(decide(allPermissions));
      expect(decide([])).toEqual(decide(allPermissions));
    },
  );

  property('additional permissions never deny access to a page', [anyRequest], (request) => {
    if (request.session === null || decideAccess(request).kind !== 'granted') return true;
    const session = { ...request.session, permissions: allPermissions };
    return decideAccess({ ...request, session }).kind === 'granted';
  });

  property(
    'support has access to the same pages as the customer, except to what people did',
    [anyRequest, anySession],
    (request, session) => {
      fc.pre(request.route?.id !== 'activity');
      expect(decideAccess({ ...request, session: { ...session, support: true } })).toEqual(
        decideAccess({ ...request, session: { ...session, support: false } }),
      );
    },
  );

  property('a redirect has a message if and only if it is delayed', [anyRequest], (request) => {
    const decision = decideAccess(request);
    if (decision.kind === 'redirect') {
      expect(decision.afterMs === 3500).toBe(decision.message !== undefined);
      expect([0, 3500]).toContain(decision.afterMs);
    }
  });

  property(
    'the home page is granted to all users who accepted the terms',
    [anySession, anyVariant, anyDeploymentOptions],
    (baseSession, variant, deploymentOptions) => {
      const session = { ...baseSession, authenticated: true, terms: { id: '1', accepted: true } };
      const homeRequest = {
        session,
        variant,
        deploymentOptions,
        route: getAccessRoute('home'),
        query: new URLSearchParams(),
      };
      expect(decideAccess(homeRequest)).toEqual(granted);
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
        route: getAccessRoute('pending-invoices'),
        query: new URLSearchParams(),
      });
      return decision.kind !== 'redirect' || decision.afterMs === 0;
    },
  );

  property(
    'matchRoute finds the route of each path',
    [anyRoute.filter((route) => route !== null), fc.constantFrom('Surtidor', 'Otro')],
    (route, product) => {
      const path = getRoutePath(route.id, product);
      expect(matchRoute(path, { ...defaultDeploymentOptions, product })?.id).toBe(route.id);
      expect(path).not.toContain('{');
    },
  );
});
