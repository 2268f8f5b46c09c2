import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getPublicNames, renderPublicList } from '../scripts/public-list.ts';
import * as domain from '../src/index.ts';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const section = /^## (.+)\n[\s\S]*?```ts\n([\s\S]*?)```/gm;
const importLine = /^import \{ (.+) \} from '@surtidor\/domain';$/m;
const expectation = /^(.+?);? \/\/ => (.+)$/gm;

const runnable = (code: string): string =>
  code
    .replace(importLine, 'const { $1 } = domain;')
    .replace(expectation, (_, given: string, expected: string) => `same(${given}, ${expected});`);

describe('the examples of the README', () => {
  const examples = [...page.matchAll(section)].map(
    ([, title = '', code = '']) => [title, code] as const,
  );

  test('are there for every code block', () => {
    expect(examples).toHaveLength(page.split('```ts').length - 1);
    expect(examples.length).toBeGreaterThan(9);
  });

  test.each(examples)('%s', (_, code) => {
    const compared: [unknown, unknown][] = [];
    const same = (given: unknown, expected: unknown) => compared.push([given, expected]);
    new Function('domain', 'same', runnable(code))(domain, same);
    expect(compared.length).toBe([...code.matchAll(expectation)].length);
    expect(compared.length).toBeGreaterThan(0);
    for (const [given, expected] of compared) expect(given).toEqual(expected);
  });
});

describe('the public list', () => {
  const names = getPublicNames();

  test('is current (node scripts/write-public-list.ts)', () => {
    const written = readFileSync(new URL('../PUBLIC-LIST.md', import.meta.url), 'utf8');
    expect(written).toBe(renderPublicList());
  });

  test('names everything that the package offers', () => {
    const listed = names.filter(({ kind }) => kind !== 'type').map(({ name }) => name);
    expect(listed.sort()).toEqual(Object.keys(domain).sort());
  });

  test('says of everything what it is', () => {
    expect(names.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([]);
  });
});
