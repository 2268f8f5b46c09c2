import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureCatalogue, invoiceStatusLooks, orderStatusLooks } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { payingBundle } from './paying-bundle.ts';
import { startBundle } from './start-bundle.ts';

const source = join(import.meta.dirname, '../..');
const drawnAtStart = [
  'screens/{dashboard,news}/**/*.{ts,tsx}',
  'features/{content,errors,footer}/*.tsx',
  'features/invoices/*.ts',
  'app/{frame,gate,errors,idle,session-expired,root}/*.tsx',
  'app/menu/menu-toggle.tsx',
  'app/bell/bell-slot.tsx',
];

const drawnAtTheDesk = [
  'screens/{pending-invoices,cash-payment}/**/*.{ts,tsx}',
  'features/{payments,payments-hub,invoices,lists,pdf}/**/*.{ts,tsx}',
];

const filesOf = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: source }))
    .filter((file) => !/\.(?:test|stories)\.|states\.ts/.test(file));

/** The keys a file asks for: text('…'), and the keys of messages and labels. */
const keysIn = (file: string) => {
  const code = readFileSync(join(source, file), 'utf8');
  const asked = /(?:\btext\(\s*|\b(?:key|label|title|reason|detail)[:=]\s*)'((?:[^'\\]|\\.)*)'/g;
  return [...code.matchAll(asked)].flatMap(([, key]) => (key ? [key] : []));
};

it.each(filesOf(drawnAtStart))('%s says only what is loaded at a start', (file) => {
  expect(keysIn(file).filter((key) => !(key in startBundle))).toEqual([]);
});

it.each([...drawnAtStart, ...drawnAtTheDesk])('finds the files of %s', (pattern) => {
  expect(filesOf([pattern])).not.toEqual([]);
});

it.each([
  ['orders', Object.values(orderStatusLooks).map(({ label }) => label)],
  ['invoices', Object.values(invoiceStatusLooks).map(({ label }) => label)],
  ['failures', Object.values(failureCatalogue).map(({ key }) => key)],
])('every name of %s is loaded at a start', (_, keys) => {
  expect(keys.filter((key) => !(key in startBundle))).toEqual([]);
});

it.each(filesOf(drawnAtTheDesk))('%s says only what is loaded at the payment desk', (file) => {
  const here = { ...startBundle, ...payingBundle };
  expect(keysIn(file).filter((key) => !(key in here))).toEqual([]);
});
