import { messageKeys } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { findEnglishWords } from '../../../../../.storybook/page-checks/filter-non-spanish-texts.ts';
import { spanish } from '../../shared/messages/es.ts';
import { accountTexts } from '../../shared/messages/spanish/account.ts';
import { attemptTexts } from '../../shared/messages/spanish/attempts.ts';
import { contentTexts } from '../../shared/messages/spanish/content.ts';
import { dashboardTexts } from '../../shared/messages/spanish/dashboard.ts';
import { documentTexts } from '../../shared/messages/spanish/documents.ts';
import { domainTexts } from '../../shared/messages/spanish/domain.ts';
import { listTexts } from '../../shared/messages/spanish/lists.ts';
import { orderToolTexts } from '../../shared/messages/spanish/order-tools.ts';
import { orderTexts } from '../../shared/messages/spanish/orders.ts';
import { payingTexts } from '../../shared/messages/spanish/paying.ts';
import { pendingTexts } from '../../shared/messages/spanish/pending.ts';
import { shellTexts } from '../../shared/messages/spanish/shell.ts';
import { signInTexts } from '../../shared/messages/spanish/sign-in.ts';
import { signInBundleTexts } from '../../shared/messages/spanish/sign-in-bundle.ts';
import { titleTexts } from '../../shared/messages/spanish/titles.ts';
import { english } from './en.ts';
import { createText } from './text-context.tsx';

const groups: readonly Readonly<Record<string, string>>[] = [
  accountTexts,
  attemptTexts,
  contentTexts,
  dashboardTexts,
  documentTexts,
  domainTexts,
  signInBundleTexts,
  listTexts,
  orderTexts,
  orderToolTexts,
  payingTexts,
  pendingTexts,
  shellTexts,
  signInTexts,
  titleTexts,
];

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

  it('has the same text for a key in every group', () => {
    const differingTexts = groups.flatMap((group) =>
      Object.entries(group).filter(([key, text]) =>
        Object.entries(spanish).some(([other, shown]) => other === key && shown !== text),
      ),
    );
    expect(differingTexts).toEqual([]);
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
