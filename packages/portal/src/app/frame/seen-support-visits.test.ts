import { createMemoryStorage } from '@surtidor/flows/core';
import { expect, it } from 'vitest';
import { addSeenVisit, readSeenVisits } from './seen-support-visits.ts';

it('remembers the visits of each company of a person', () => {
  const storage = createMemoryStorage();
  expect(readSeenVisits(storage)).toEqual([]);
  addSeenVisit(storage, '1000123.7.1');
  expect(addSeenVisit(storage, '2000456.9.2')).toEqual(['1000123.7.1', '2000456.9.2']);
  expect(readSeenVisits(storage)).toContain('1000123.7.1');
});

it('forgets the oldest, because a cookie holds them', () => {
  const storage = createMemoryStorage();
  for (let at = 1; at <= 21; at += 1) addSeenVisit(storage, `1000123.7.${at}`);
  expect(readSeenVisits(storage)).toHaveLength(20);
  expect(readSeenVisits(storage).at(-1)).toBe('1000123.7.21');
});
