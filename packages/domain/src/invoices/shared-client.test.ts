import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getSharedClient } from './shared-client.ts';

const createDocuments = (...names: readonly string[]) =>
  names.map((clientName) => ({ clientName }));

describe('getSharedClient', () => {
  property(
    'returns the client of several documents',
    [fc.constantFrom('Uno S.A.', 'Dos'), fc.integer({ min: 2, max: 30 })],
    (name, count) => {
      expect(getSharedClient(createDocuments(...Array.from({ length: count }, () => name)))).toBe(
        name,
      );
    },
  );

  property(
    'returns null for different clients',
    [fc.array(fc.constantFrom('Uno', 'Uno '), { minLength: 1 }), fc.nat()],
    (names: readonly string[], at) => {
      const index = at % (names.length + 1);
      expect(getSharedClient(createDocuments(...names.toSpliced(index, 0, 'Dos')))).toBeNull();
    },
  );

  it('returns null for fewer than two documents or empty names', () => {
    expect(getSharedClient(createDocuments('Uno'))).toBeNull();
    expect(getSharedClient([])).toBeNull();
    expect(getSharedClient(createDocuments('', ' '))).toBeNull();
  });
});
