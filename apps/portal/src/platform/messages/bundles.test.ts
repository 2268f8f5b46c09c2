import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureCatalogue, invoiceStatusAppearance, orderStatusAppearance } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { accountBundle } from './account-bundle.ts';
import { notificationBundle } from './notification-bundle.ts';
import { orderBundle } from './order-bundle.ts';
import { orderToolBundle } from './order-tool-bundle.ts';
import { payingBundle } from './paying-bundle.ts';
import { peopleBundle } from './people-bundle.ts';
import { attemptTexts } from './spanish/attempts.ts';
import { connectionTexts } from './spanish/connection.ts';
import { listRowTexts } from './spanish/list-rows.ts';
import { listToolTexts } from './spanish/list-tools.ts';
import { stationTexts } from './spanish/stations.ts';
import { visitTexts } from './spanish/visit.ts';
import { startBundle } from './start-bundle.ts';
import { surveyBundle } from './survey-bundle.ts';
import { termsBundle } from './terms-bundle.ts';
import { voucherBundle } from './voucher-bundle.ts';

const source = join(import.meta.dirname, '../..');
const loadedAtStart = [
  'screens/{dashboard,news,maintenance,store-exit}/**/*.{ts,tsx}',
  'features/{content,errors,footer}/*.tsx',
  'features/invoices/*.ts',
  'app/frame/!(offline-banner).tsx',
  'app/{gate,idle,session-expired,root}/*.tsx',
  'app/errors/crash-*.tsx',
  'app/menu/menu-toggle.tsx',
  'app/bell/bell-slot.tsx',
];

/** The areas that wait for a bundle of their own: where they are rendered, and what it says. */
const areas: readonly {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'the payments hub',
    patterns: [
      'screens/{pending-invoices,cash-payment}/**/*.{ts,tsx}',
      'features/{payments,payments-hub,invoices}/**/*.{ts,tsx}',
      'features/{lists,pdf}/*.{ts,tsx}',
    ],
    texts: payingBundle,
  },
  {
    name: 'account status and history',
    patterns: [
      'screens/{account-status,account-history}/**/*.{ts,tsx}',
      'features/accounts/!(account-tools|account-sort-names).{ts,tsx}',
      'features/{lists,pdf}/*.{ts,tsx}',
    ],
    texts: accountBundle,
  },
  {
    name: 'what account status and history draw late',
    patterns: ['features/accounts/{account-tools,account-sort-names}.{ts,tsx}'],
    texts: { ...accountBundle, ...listToolTexts },
  },
  {
    name: 'the pages of orders',
    patterns: [
      'screens/order-details/**/*.{ts,tsx}',
      'screens/orders-list/*.{ts,tsx}',
      'screens/orders-list/parts/!(order-tools|order-filter-panel|order-filter-texts|order-selection-bar).{ts,tsx}',
      'features/orders/!(papers-dialog|order-sheet).{ts,tsx}',
      'features/{lists,pdf}/*.{ts,tsx}',
    ],
    texts: orderBundle,
  },
  {
    name: 'what the pages of orders draw late',
    patterns: [
      'screens/orders-list/board/*.{ts,tsx}',
      'screens/orders-list/parts/{order-tools,order-filter-panel,order-filter-texts,order-selection-bar}.{ts,tsx}',
      'features/orders/{papers-dialog,order-sheet}.{ts,tsx}',
    ],
    texts: { ...orderBundle, ...orderToolBundle },
  },
  {
    name: 'what lists draw late',
    patterns: ['features/{lists/export,lists/saved-views,pdf/batch}/*.{ts,tsx}'],
    texts: { ...listRowTexts, ...listToolTexts },
  },
  {
    name: 'a payment’s result',
    patterns: ['screens/transaction-result/**/*.{ts,tsx}'],
    texts: attemptTexts,
  },
  {
    name: 'the pages of vouchers',
    patterns: [
      'screens/{vouchers,voucher-shop,voucher-confirmation,purchased-vouchers}/**/*.{ts,tsx}',
      'features/vouchers/*.{ts,tsx}',
    ],
    texts: voucherBundle,
  },
  {
    name: 'the rendered forms',
    patterns: ['screens/{survey,dynamic-form}/*.tsx', 'features/{survey,forms}/*.{ts,tsx}'],
    texts: surveyBundle,
  },
  {
    name: 'the page of notifications',
    patterns: ['screens/notifications/**/*.{ts,tsx}', 'features/notifications/*.{ts,tsx}'],
    texts: notificationBundle,
  },
  {
    name: 'the time without a connection',
    patterns: ['app/frame/offline-banner.tsx', 'app/errors/code-missing.tsx'],
    texts: connectionTexts,
  },
  {
    name: 'the selected station',
    patterns: ['app/station-filter/*.tsx'],
    texts: stationTexts,
  },
  {
    name: 'what changed since the last visit',
    patterns: ['features/last-visit/*.{ts,tsx}'],
    texts: visitTexts,
  },
  {
    name: 'the terms',
    patterns: ['screens/edit-profile/terms/*.{ts,tsx}', 'features/forms/*.{ts,tsx}'],
    texts: termsBundle,
  },
  {
    name: 'the pages of people',
    patterns: [
      'screens/{edit-profile,personal-info,own-access}/**/*.{ts,tsx}',
      'screens/{associates,associates-import,access-matrix}/**/*.{ts,tsx}',
      'features/{people,forms,lists}/**/*.{ts,tsx}',
    ],
    texts: peopleBundle,
  },
];

const filesOf = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: source }))
    .filter((file) => !/\.(?:test|stories)\.|states\.ts/.test(file));

/** The keys a file asks for: text('…'), and the keys of messages and labels. */
const keysIn = (file: string) => {
  const code = readFileSync(join(source, file), 'utf8');
  const messageUses =
    /(?:\btext\(\s*|\b(?:key|label|title|reason|detail)[:=]\s*)'((?:[^'\\]|\\.)*)'/g;
  return [...code.matchAll(messageUses)].flatMap(([, key]) => (key ? [key] : []));
};

it.each(filesOf(loadedAtStart))('%s says only what is loaded at a start', (file) => {
  expect(keysIn(file).filter((key) => !(key in startBundle))).toEqual([]);
});

it.each([...loadedAtStart, ...areas.flatMap(({ patterns }) => patterns)])(
  'finds the files of %s',
  (pattern) => {
    expect(filesOf([pattern])).not.toEqual([]);
  },
);

it.each([
  ['orders', Object.values(orderStatusAppearance).map(({ label }) => label)],
  ['invoices', Object.values(invoiceStatusAppearance).map(({ label }) => label)],
  ['failures', Object.values(failureCatalogue).map(({ key }) => key)],
])('every name of %s is loaded at a start', (_, keys) => {
  expect(keys.filter((key) => !(key in startBundle))).toEqual([]);
});

describe.each(areas)('$name', ({ patterns, texts }) => {
  it.each(filesOf(patterns))('%s says only what is loaded there', (file) => {
    const here = { ...startBundle, ...texts };
    expect(keysIn(file).filter((key) => !(key in here))).toEqual([]);
  });
});
