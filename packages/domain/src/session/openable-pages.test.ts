import { describe, expect, test } from 'vitest';
import { anyDeploymentOptions, anySession, anyVariant } from '../../test/arbitraries.ts';
import { aSession } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import { canOpen, getOpenablePages } from './openable-pages.ts';
import { getAccessRoute } from './routes.ts';
import { getSideMenu } from './side-menu.ts';

const visitor = { variant: storeVariants.colombia, deploymentOptions: defaultDeploymentOptions };

/** The pages that a user with every permission can open, in route order. */
const allPages = [
  'home',
  'account-status',
  'account-history',
  'statement',
  'orders',
  'pending-invoices',
  'cash-payment',
  'payments',
  'compensate',
  'compensations',
  'due-calendar',
  'notifications',
  'vouchers',
  'purchased-vouchers',
  'store',
  'edit-profile',
  'personal-info',
  'own-access',
  'news',
  'survey',
] as const;

describe('getOpenablePages', () => {
  test('returns all pages with every permission', () => {
    expect(getOpenablePages({ ...visitor, session: aSession() })).toEqual(allPages);
  });

  test('excludes orders in a store without orders in its menu', () => {
    const session = aSession();
    const pages = getOpenablePages({ ...visitor, session, variant: storeVariants.lubricantes });
    expect(pages).not.toContain('orders');
  });

  test('excludes the store for support', () => {
    expect(getOpenablePages({ ...visitor, session: aSession({ support: true }) })).not.toContain(
      'store',
    );
  });

  test('only managers can open the sections about people', () => {
    const manager = aSession({ role: 'legal-representative' });
    expect(canOpen({ ...visitor, session: manager }, 'associates')).toBe(true);
    expect(getOpenablePages({ ...visitor, session: manager })).toEqual([
      ...allPages.slice(0, allPages.indexOf('personal-info')),
      'associates',
      'associates-import',
      'access-matrix',
      'activity',
      ...allPages.slice(allPages.indexOf('personal-info')),
    ]);
    const session = aSession({ role: 'operations' });
    expect(canOpen({ ...visitor, session }, 'associates')).toBe(false);
  });
});

property(
  'getOpenablePages returns only granted pages',
  [anySession, anyVariant, anyDeploymentOptions],
  (session, variant, deploymentOptions) => {
    for (const id of getOpenablePages({ session, variant, deploymentOptions })) {
      const route = getAccessRoute(id);
      const query = new URLSearchParams();
      expect(decideAccess({ session, variant, deploymentOptions, route, query }).kind).toBe(
        'granted',
      );
    }
  },
);

property(
  'getOpenablePages includes every granted menu entry',
  [anySession, anyVariant, anyDeploymentOptions],
  (session, variant, deploymentOptions) => {
    const pages = getOpenablePages({ session, variant, deploymentOptions });
    for (const entry of getSideMenu({ session, variant, deploymentOptions, links: [] })) {
      if (entry.kind !== 'route' || !canOpen({ session, variant, deploymentOptions }, entry.id))
        continue;
      expect(pages).toContain(entry.id);
    }
  },
);
