import { describe, expect, it } from 'vitest';
import { resolveUrl, toLocation } from './app-location.ts';

describe('resolveUrl', () => {
  it.each([
    ['/a/b?c=1#d', '/a/b?c=1#d'],
    ['?q=2', '/from?q=2'],
    ['#top', '/from?x=1#top'],
    ['/', '/'],
    ['/a?b=%C3%B1#c', '/a?b=%C3%B1#c'],
    ['https://evil.example.org/x', '/x'],
    ['//evil.example.org/x', '/x'],
  ])('resolves %s', (to, expected) => {
    expect(resolveUrl(to, { pathname: '/from', search: '?x=1' })).toBe(expected);
  });
});

describe('toLocation', () => {
  it('splits a URL', () => {
    expect(toLocation('/a/b?c=1#d')).toEqual({ pathname: '/a/b', search: '?c=1', hash: '#d' });
  });
});
