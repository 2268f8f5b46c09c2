import type { Session } from '@surtidor/domain';
import { defaultDeploymentOptions } from '@surtidor/domain';
import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Portal } from '../../platform/context/portal-context.tsx';
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

/** The part of a portal that access needs. */
const getPortal = (who: Session | null) =>
  ({
    deploymentOptions: defaultDeploymentOptions,
    sessions: { getSnapshot: () => ({ session: who, key: null, store: 'colombia' }) },
  }) as unknown as Portal;

function visit(pathname: string, who: Session | null, searchStr = '') {
  const setStatus = vi.fn();
  try {
    const decision = checkAccess({ portal: getPortal(who), setStatus }, { pathname, searchStr });
    return { kind: decision.kind, status: setStatus.mock.calls[0]?.[0] };
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return { kind: 'left', status: error.status, to: error.options.href };
  }
}

describe('checkAccess', () => {
  it.each([
    ['/', '/login'],
    ['/admin/pending-invoices', '/login?next=%2Fadmin%2Fpending-invoices'],
    ['/no/such/page', '/login'],
  ])('of %s without a session is redirected to %s', (path, to) => {
    expect(visit(path, null)).toEqual({ kind: 'left', status: 302, to });
  });

  it.each(['/login', '/maintenance', '/login-as-customer/login'])(
    'of %s without a session is granted',
    (path) => {
      expect(visit(path, null)).toEqual({ kind: 'granted' });
    },
  );

  it('without the permission sets 403', () => {
    expect(visit('/admin/account-status', session)).toEqual({ kind: 'redirect', status: 403 });
  });

  it('of an unknown path sets 404', () => {
    expect(visit('/no/such/page', session)).toEqual({ kind: 'granted', status: 404 });
  });

  it('before the terms are accepted redirects to them', () => {
    const terms = { id: '7', accepted: false };
    expect(visit('/', { ...session, terms })).toMatchObject({ kind: 'left', status: 302 });
  });

  it('of the sign-in page during a session redirects home', () => {
    expect(visit('/login', session)).toEqual({ kind: 'left', status: 302, to: '/' });
  });
});
