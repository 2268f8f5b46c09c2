import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getDocumentKind } from './document-kind.ts';

describe('getDocumentKind', () => {
  it.each([
    ['RV', 'invoice'],
    ['DB', 'invoice'],
    ['DB-SF', 'invoice'],
    ['DB-SP', 'invoice'],
    ['DG', 'payment'],
    ['DZ', 'payment'],
    [' dz ', 'payment'],
    ['', 'other'],
    ['XX', 'other'],
    ['constructor', 'other'],
    ['toString', 'other'],
  ])('returns %2$s for the type %1$j', (type, kind) => {
    expect(getDocumentKind(type)).toBe(kind);
  });

  property('returns one of the three kinds for any type', [fc.string()], (type) => {
    expect(['invoice', 'payment', 'other']).toContain(getDocumentKind(type));
  });
});
