import { describe, expect, test } from 'vitest';
import { anyDeploymentOptions, anySession, anyVariant } from '../../test/arbitraries.ts';
import { aSession } from '../../test/builders.ts';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions } from '../variants/deployment-options.ts';
import { storeVariants } from '../variants/stores.ts';
import { decideAccess } from './access.ts';
import { canOpen, openablePages } from './openable-pages.ts';
import { accessRoute } from './routes.ts';
import { sideMenu } from './side-menu.ts';

const visitor = { variant: storeVariants.colombia, deploymentOptions: defaultDeploymentOptions };

/** With every permission, in the order of the route table. */
const allPages = [
  'home',
  'account-status',
  'account-history',
  'orders',
  'pending-invoices',
  'notifications',
  'vouchers',
  'purchased-vouchers',
  'store',
  'edit-profile',
  'personal-info',
  'news',
  'survey',
] as const;

describe('the pages that a person may open', () => {
  test('with every permission', () => {
    expect(openablePages({ ...visitor, session: aSession() })).toEqual(allPages);
  });

  test('a store without orders in its menu offers none', () => {
    const session = aSession();
    const pages = openablePages({ ...visitor, session, variant: storeVariants.lubricantes });
    expect(pages).not.toContain('orders');
  });

  test('support gets no link to the store', () => {
    expect(openablePages({ ...visitor, session: aSession({ support: true }) })).not.toContain(
      'store',
    );
  });

  test('the sections about people are for managers', () => {
    const query = new URLSearchParams('section=associates');
    expect(
      canOpen(
        { ...visitor, session: aSession({ role: 'legal-representative' }) },
        'edit-profile',
        query,
      ),
    ).toBe(true);
    const session = aSession({ role: 'operations' });
    expect(canOpen({ ...visitor, session }, 'edit-profile', query)).toBe(false);
  });
});

property(
  'all of them are granted',
  [anySession, anyVariant, anyDeploymentOptions],
  (session, variant, deploymentOptions) => {
    for (const id of openablePages({ session, variant, deploymentOptions })) {
      const route = accessRoute(id);
      const query = new URLSearchParams();
      expect(decideAccess({ session, variant, deploymentOptions, route, query }).kind).toBe(
        'granted',
      );
    }
  },
);

property(
  'includes every granted menu entry',
  [anySession, anyVariant, anyDeploymentOptions],
  (session, variant, deploymentOptions) => {
    const pages = openablePages({ session, variant, deploymentOptions });
    for (const entry of sideMenu({ session, variant, deploymentOptions, links: [] })) {
      if (entry.kind !== 'route' || !canOpen({ session, variant, deploymentOptions }, entry.id))
        continue;
      expect(pages).toContain(entry.id);
    }
  },
);
