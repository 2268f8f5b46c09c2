import { describe, expect, it } from 'vitest';
import { getShortReference, hasReference, parseReference } from './short-reference.ts';

it.each([
  ['a1b2c3d4-0000-4000-8000-000000000000', 'A1B2-C3D4'],
  ['a1-b2', 'A1B2'],
  ['TX_2026/000193', 'TX20-2600'],
  ['', ''],
])('shortens %j to %j', (uuid, short) => {
  expect(getShortReference(uuid)).toBe(short);
});

describe('parseReference and hasReference', () => {
  const uuid = '5F0C2A34-9d1e-4b7a-8c3d-1e2f3a4b5c6d';

  it.each([uuid, '5f0c-2a34', ' 5F0C2A34 ', '5f0c 2a', '5f0c2a349d1e'])(
    'find a transaction by %j',
    (text) => {
      expect(hasReference(uuid, parseReference(text) ?? 'none')).toBe(true);
    },
  );

  it.each(['', '5f0', 'abcd', '5f0c_2a?', 'factura'])('read no reference from %j', (text) => {
    expect(parseReference(text)).toBeNull();
  });
});
