import { globSync } from 'node:fs';
import { join } from 'node:path';
import { messageKeys } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { findEnglishWords } from '../../../../../.storybook/page-checks/filter-non-spanish-texts.ts';
import { spanish } from '../../shared/messages/es.ts';
import { english } from './en.ts';
import { createText } from './text-context.tsx';

const folder = join(import.meta.dirname, '../../shared/messages/spanish');
const catalogues: readonly object[] = (
  await Promise.all(
    globSync('{*,features/*}.ts', { cwd: folder })
      .filter((file) => file !== 'plain-pages.ts')
      .map((file): Promise<Readonly<Record<string, object>>> => import(join(folder, file))),
  )
).flatMap((module) => Object.values(module));

const getPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the Spanish catalogue', () => {
  it('has a text for every message of the domain', () => {
    const missingKeys = messageKeys.filter((key) => !(key in spanish));
    expect(missingKeys).toEqual([]);
  });

  it.each(Object.entries(spanish))('keeps the placeholders of %s', (key, text) => {
    expect(getPlaceholders(text)).toEqual(getPlaceholders(key));
    expect(text.trim()).not.toBe('');
  });

  it('contains no English words', () => {
    const englishWords = Object.entries(spanish).flatMap(([key, text]) =>
      findEnglishWords(text.replace(/\{\w+\}|<[^>]*>/g, '')).map((word) => `${key}: ${word}`),
    );
    expect(englishWords).toEqual([]);
  });

  it('has each key in one of its files', () => {
    const keys = catalogues.flatMap((catalogue) => Object.keys(catalogue));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => !(key in spanish))).toEqual([]);
  });

  it('uses sentence case, except names and the specification (spec 2)', () => {
    const capitalizedWords = Object.values<string>(spanish).flatMap(
      (shown) => shown.replace(/<[^>]+>/g, '.').match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? [],
    );
    expect(new Set(capitalizedWords)).toEqual(new Set(['Sesión', 'Excel', 'Windows', 'Mac']));
  });

  it('keeps the exact Spanish texts of the specification', () => {
    const text = createText(spanish);
    expect(text('Cerrar Sesión')).toBe('Cerrar Sesión');
    expect(text('Pagar con PSE')).toBe('Pagar con PSE');
    expect(
      text('Tu compra ha alcanzado el límite máximo permitido de {amount}.', { amount: '$ 1' }),
    ).toBe('Tu compra ha alcanzado el límite máximo permitido de $ 1.');
  });
});

describe('the English catalogue', () => {
  it('keeps the exact English texts of the specification', () => {
    const text = createText(english);
    expect(text('must be active or invactive')).toBe('must be active or invactive');
    expect(text('Redirecting in')).toBe('Redirecting in');
  });

  it.each(Object.entries(english))('keeps the placeholders of %s', (key, text) => {
    expect(getPlaceholders(text ?? '')).toEqual(getPlaceholders(key));
  });
});
