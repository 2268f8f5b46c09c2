import { expect, it } from 'vitest';
import { findOverdue } from './find-overdue.ts';

const now = new Date('2026-11-30');
const old = '2026-07-01';
const recent = '2026-11-01';

it.each([
  ['a newer minor version since July', { '1.2.0': old }, true],
  ['a newer patch since July', { '1.1.10': old, '1.2.0': recent }, true],
  ['a newer version since this month', { '1.2.0': recent }, false],
  ['a newer major version', { '2.0.0': old }, false],
  ['a preview', { '1.2.0-beta.1': old }, false],
  ['older versions', { '1.0.9': old, '1.1.9': old }, false],
])('a package with %s is overdue: %s', (_, versions, isOverdue) => {
  const published = { created: old, modified: recent, ...versions };
  const installed = { name: 'hono', version: '1.1.9', published };
  expect(findOverdue([installed], now)).toEqual(isOverdue ? [installed] : []);
});
