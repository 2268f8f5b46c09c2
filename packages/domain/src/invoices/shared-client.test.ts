import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { sharedClient } from './shared-client.ts';

const of = (...names: readonly string[]) => names.map((clientName) => ({ clientName }));

describe('the client of several documents', () => {
  property(
    'is returned if all share it',
    [fc.constantFrom('Uno S.A.', 'Dos'), fc.integer({ min: 2, max: 30 })],
    (name, count) => {
      expect(sharedClient(of(...Array.from({ length: count }, () => name)))).toBe(name);
    },
  );

  property(
    'is null if they differ',
    [fc.array(fc.constantFrom('Uno', 'Uno '), { minLength: 1 }), fc.nat()],
    (names: readonly string[], at) => {
      const place = at % (names.length + 1);
      expect(sharedClient(of(...names.toSpliced(place, 0, 'Dos')))).toBeNull();
    },
  );

  it('is null for one document, none, or an empty name', () => {
    expect(sharedClient(of('Uno'))).toBeNull();
    expect(sharedClient([])).toBeNull();
    expect(sharedClient(of('', ' '))).toBeNull();
  });
});
