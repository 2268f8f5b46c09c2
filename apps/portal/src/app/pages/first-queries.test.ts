import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  accessRoutes,
  defaultDeploymentOptions,
  permissionNames,
  productPermissions,
  type Session,
  storeVariants,
} from '@surtidor/domain';
import { getOperationAST } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { FirstQueries, FirstView } from '../../platform/routes/first-queries.ts';
import type { PageRow } from '../../platform/routes/route-row.ts';
import { portalRoute } from '../../platform/routes/routes.ts';

const { product } = defaultDeploymentOptions;
const session: Session = {
  role: 'legal-representative',
  authenticated: true,
  support: false,
  permissions: productPermissions(product, Object.values(permissionNames)),
  clientCode: '10004521',
  userId: '7',
  displayName: 'Ana Ruiz',
  store: 'colombia',
  terms: { id: '7', accepted: true },
};

/** Addresses of a page at which it asks for something else than at its plain one. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  'order-details': ['orderNumber=4500012345'],
  'account-history': ['', 'order=oldest-first'],
  'edit-profile': ['', 'mode=create'],
  news: ['', 'newsId=7'],
};

const viewOf = (query: string, over: Partial<FirstView> = {}): FirstView => ({
  session,
  variant: storeVariants.colombia,
  deploymentOptions: defaultDeploymentOptions,
  parameters: new URLSearchParams(query),
  // A day of the calendar: the domain's own is told apart from a text.
  today: '2026-11-20' as FirstView['today'],
  ...over,
});

const viewsOf = ({ screen, sample }: PageRow): readonly FirstView[] =>
  (addresses[screen ?? ''] ?? [sample ?? '']).map((query) => viewOf(query));

const pages: readonly PageRow[] = accessRoutes.flatMap(({ id }) => {
  const { sections = {}, ...own } = portalRoute(id);
  return [own, ...Object.values(sections)];
});
const rows = pages.filter(({ queries }) => queries !== undefined);
const screens = join(import.meta.dirname, '../../screens');

async function namesOf(page: PageRow, view: FirstView): Promise<readonly string[]> {
  const module: { firstQueries: FirstQueries } = await import(
    join(screens, page.screen ?? '', 'first-queries.ts')
  );
  const documents = module
    .firstQueries(view)
    .flatMap((one) => (one === false ? [] : [one.document]));
  return documents.map((document) => getOperationAST(document)?.name?.value ?? '');
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe('the queries of a first view', () => {
  it('stand in the row of every screen that asks some, and of no other', () => {
    const made = globSync('*/first-queries.ts', { cwd: screens }).map((file) => dirname(file));
    expect(sorted(rows.map(({ screen }) => screen ?? ''))).toEqual(made.sort());
  });

  it.each(rows.map((page) => [page.screen, page] as const))(
    '%s: are those of the row',
    async (_, page) => {
      const names = await Promise.all(viewsOf(page).map((view) => namesOf(page, view)));
      expect(sorted(names.flat())).toEqual(sorted(page.queries ?? []));
    },
  );

  it('ask nothing that needs a permission of somebody who has none', async () => {
    const page = pages.find(({ screen }) => screen === 'dashboard');
    const nobody = { session: { ...session, role: 'basic', permissions: [] } as const };
    const names = page ? await namesOf(page, viewOf('', nobody)) : [];
    expect(sorted(names)).toEqual(['ContentBlocks', 'LatestNews']);
  });
});
