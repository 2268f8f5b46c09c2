import { describe, expect, it } from 'vitest';
import { anySession } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { permissionNames } from '../shared/constants/permissions.ts';
import { overrideDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import { canOpen, getOpenablePages, getOwnPages } from './openable-pages.ts';
import { getSafeReturnPath } from './return-path.ts';
import { matchRoute } from './route-paths.ts';
import { getSideMenu } from './side-menu.ts';
import type { Session } from './types.ts';

const deploymentOptions = overrideDeploymentOptions({
  ownRoutes: [
    { path: '/admin/machines', title: 'Máquinas', menu: { position: 2 } },
    { path: '/admin/prices', title: 'Precios', anyOf: [permissionNames.orders] },
    { path: '/admin/store', title: 'Tienda propia' },
  ],
  omitted: ['vouchers', 'survey'],
});
const session: Session = {
  role: 'financial',
  authenticated: true,
  support: false,
  permissions: ['Surtidor_Facturas::pendientes'],
  clientCode: '1',
  userId: '7',
  displayName: 'Ana',
  store: 'colombia',
  terms: { id: '7', accepted: true },
};
const variant = storeVariants.colombia;
const visitor = { session, variant, deploymentOptions };
const visit = (path: string, visitorSession: Session | null = session) =>
  decideAccess({
    ...visitor,
    session: visitorSession,
    route: matchRoute(path, deploymentOptions),
    query: new URLSearchParams(),
  });

describe('a distributor’s own page', () => {
  it('has a route with its rules, and replaces the page of the same path', () => {
    expect(matchRoute('/admin/machines/', deploymentOptions)).toMatchObject({
      id: 'own',
      title: 'Máquinas',
      audience: 'member',
    });
    expect(matchRoute('/admin/store', deploymentOptions)?.title).toBe('Tienda propia');
  });

  it('needs a signed-in user with one of its permissions', () => {
    expect(visit('/admin/machines')).toEqual({ kind: 'granted' });
    expect(visit('/admin/machines', null)).toEqual({ kind: 'sign-in', to: '/login' });
    expect(visit('/admin/prices')).toMatchObject({ kind: 'redirect', deniedRoute: 'own' });
    expect(getOwnPages(visitor).map(({ path }) => path)).toEqual([
      '/admin/machines',
      '/admin/store',
    ]);
  });

  it('is in the menu at its position, and can be returned to', () => {
    const menu = getSideMenu({ ...visitor, links: [] });
    expect(menu.slice(0, 2)).toMatchObject([
      { kind: 'route', id: 'home' },
      { kind: 'own', title: 'Máquinas', href: '/admin/machines' },
    ]);
    expect(menu).not.toContainEqual(expect.objectContaining({ title: 'Precios' }));
    expect(getSafeReturnPath('/admin/machines?page=2', deploymentOptions)).toBe(
      '/admin/machines?page=2',
    );
  });
});

it('places pages of the specification where the distributor wants them', () => {
  const options = { ...deploymentOptions, menuPositions: { 'pending-invoices': 0 } };
  const menu = getSideMenu({ ...visitor, deploymentOptions: options, links: [] });
  expect(menu.slice(0, 3)).toMatchObject([
    { id: 'pending-invoices' },
    { id: 'home' },
    { title: 'Máquinas' },
  ]);
});

describe('a feature that was left out', () => {
  it('has no route', () => {
    expect(matchRoute('/admin/bonos-regalo', deploymentOptions)).toBeNull();
    expect(matchRoute('/allied/surtidor-forms', deploymentOptions)).toBeNull();
    expect(getSafeReturnPath('/admin/bonos-regalo', deploymentOptions)).toBeNull();
  });

  property('is in no menu and no list of pages', [anySession], (anyone) => {
    const someone = { ...visitor, session: { ...anyone, store: 'colombia' } };
    const ids = getSideMenu({ ...someone, links: [] }).map((entry) =>
      entry.kind === 'route' ? entry.id : entry.kind,
    );
    for (const id of ['vouchers', 'purchased-vouchers', 'survey'] as const) {
      expect(ids).not.toContain(id);
      expect(getOpenablePages(someone)).not.toContain(id);
      expect(canOpen(someone, id)).toBe(false);
    }
  });
});
