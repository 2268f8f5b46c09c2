import { expect, it } from 'vitest';
import { getShortReference } from './short-reference.ts';

it.each([
  ['a1b2c3d4-0000-4000-8000-000000000000', 'A1B2-C3D4'],
  ['a1-b2', 'A1B2'],
  ['TX_2026/000193', 'TX20-2600'],
  ['', ''],
])('shortens %j to %j', (uuid, short) => {
  expect(getShortReference(uuid)).toBe(short);
});
