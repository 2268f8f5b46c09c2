import type { Session } from '@surtidor/domain/session';
import {
  type DeploymentOptions,
  defaultDeploymentOptions,
  overrideDeploymentOptions,
} from '@surtidor/domain/variants';
import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { specificationPortal } from '../../shared/config/specification-portal.ts';
import { checkAccess } from './access.ts';

const session: Session = {
  role: 'administrative',
  authenticated: true,
  support: false,
  permissions: [],
  clientCode: '1000123',
  userId: '7',
  displayName: 'Lucía Peña',
  store: 'peru',
  terms: { id: '7', accepted: true },
};

/** Creates the part of a portal that access checks need. */
const createPortal = (visitorSession: Session | null, deploymentOptions: DeploymentOptions) =>
  ({
    definition: specificationPortal,
    deploymentOptions,
    sessions: { getSnapshot: () => ({ session: visitorSession, key: null, store: 'colombia' }) },
  }) as unknown as Portal;

function visit(
  pathname: string,
  visitorSession: Session | null,
  searchStr = '',
  options = defaultDeploymentOptions,
) {
  const setStatus = vi.fn();
  try {
    const decision = checkAccess(
      { portal: createPortal(visitorSession, options), setStatus },
      { pathname, searchStr },
    );
    return { kind: decision.kind, status: setStatus.mock.calls[0]?.[0] };
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return { kind: 'redirected', status: error.status, to: error.options.href };
  }
}

describe('checkAccess', () => {
  it.each([
    ['/', '/login'],
    ['/admin/pending-invoices', '/login?next=%2Fadmin%2Fpending-invoices'],
    ['/no/such/page', '/login'],
  ])('redirects %s to %s without a session', (path, to) => {
    expect(visit(path, null)).toEqual({ kind: 'redirected', status: 302, to });
  });

  it.each(['/login', '/login-as-customer/login'])('grants %s without a session', (path) => {
    expect(visit(path, null)).toEqual({ kind: 'granted' });
  });

  it.each([null, session])('sets the status 503 for the pages that show it', (visitorSession) => {
    for (const path of ['/maintenance', '/error_assets']) {
      expect(visit(path, visitorSession)).toEqual({ kind: 'granted', status: 503 });
    }
  });

  it('sets the status 403 if the permission is missing', () => {
    expect(visit('/admin/account-status', session)).toEqual({ kind: 'redirect', status: 403 });
  });

  it('sets the status 404 for an unknown path', () => {
    expect(visit('/no/such/page', session)).toEqual({ kind: 'granted', status: 404 });
  });

  it.each([null, session])(
    'redirects links from before sections had an address for good',
    (visitor) => {
      const hub = '/admin/pending-invoices';
      expect(visit(hub, visitor, '?q=1&section=calendar&station=2')).toEqual({
        kind: 'redirected',
        status: 308,
        to: `${hub}/calendar?q=1&station=2`,
      });
      expect(visit(hub, visitor, '?section=other')).not.toMatchObject({ status: 308 });
    },
  );

  it('redirects to the address of a section that is left out, which is not found', () => {
    const hub = '/admin/pending-invoices';
    const options = overrideDeploymentOptions({ omitted: ['calendar'] });
    expect(visit(hub, session, '?section=calendar', options)).toMatchObject({ status: 308 });
    expect(visit(`${hub}/calendar`, session, '', options)).toEqual({
      kind: 'granted',
      status: 404,
    });
  });

  it('redirects to the terms until they are accepted', () => {
    const terms = { id: '7', accepted: false };
    expect(visit('/', { ...session, terms })).toMatchObject({ kind: 'redirected', status: 302 });
  });

  it('redirects from the sign-in page to home during a session', () => {
    expect(visit('/login', session)).toEqual({ kind: 'redirected', status: 302, to: '/' });
  });
});
