import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';
import { getPublicNames, renderPublicList } from '../scripts/public-list.ts';
import * as agenda from '../src/agenda/index.ts';
import * as associates from '../src/associates/index.ts';
import * as certificates from '../src/certificates/index.ts';
import * as claims from '../src/claims/index.ts';
import * as compensations from '../src/compensations/index.ts';
import * as content from '../src/content/index.ts';
import * as invoices from '../src/invoices/index.ts';
import * as notifications from '../src/notifications/index.ts';
import * as orders from '../src/orders/index.ts';
import * as payments from '../src/payments/index.ts';
import * as session from '../src/session/index.ts';
import * as shared from '../src/shared/index.ts';
import * as survey from '../src/survey/index.ts';
import * as variants from '../src/variants/index.ts';
import * as vouchers from '../src/vouchers/index.ts';

const publicExports = getPublicNames();
const domain: Readonly<Record<string, unknown>> = {
  ...agenda,
  ...associates,
  ...certificates,
  ...claims,
  ...compensations,
  ...content,
  ...invoices,
  ...notifications,
  ...orders,
  ...payments,
  ...session,
  ...shared,
  ...survey,
  ...variants,
  ...vouchers,
};

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const sectionPattern = /^## (.+)\n[\s\S]*?```ts\n([\s\S]*?)```/gm;
const importPattern = /^import \{ (.+) \} from '@surtidor\/domain(?:\/\w+)?';$/gm;
const expectationPattern = /^(.+?);? \/\/ => (.+)$/gm;

const toRunnable = (code: string): string =>
  stripTypeScriptTypes(code)
    .replace(importPattern, 'const { $1 } = domain;')
    .replace(
      expectationPattern,
      (_, actual: string, expected: string) => `same(${actual}, ${expected});`,
    );

describe('the examples of the README', () => {
  const examples = [...readme.matchAll(sectionPattern)].map(
    ([, title = '', code = '']) => [title, code] as const,
  );

  test('exist for every code block', () => {
    expect(examples).toHaveLength(readme.split('```ts').length - 1);
    expect(examples.length).toBeGreaterThan(9);
  });

  test.each(examples)('%s', (_, code) => {
    const comparisons: [unknown, unknown][] = [];
    const same = (actual: unknown, expected: unknown) => comparisons.push([actual, expected]);
    new Function('domain', 'same', toRunnable(code))(domain, same);
    expect(comparisons.length).toBe([...code.matchAll(expectationPattern)].length);
    expect(comparisons.length).toBeGreaterThan(0);
    for (const [actual, expected] of comparisons) expect(actual).toEqual(expected);
  });
});

describe('the list of public exports', () => {
  test('is current (node scripts/write-public-list.ts)', () => {
    const publicList = readFileSync(new URL('../PUBLIC-LIST.md', import.meta.url), 'utf8');
    expect(publicList).toBe(renderPublicList());
  });

  test('lists every export of the package', () => {
    const listedNames = publicExports.filter(({ kind }) => kind !== 'type').map(({ name }) => name);
    expect(listedNames.sort()).toEqual(Object.keys(domain).sort());
  });

  test('has a summary for every export', () => {
    expect(publicExports.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual(
      [],
    );
  });
});
