import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getDocumentKind } from './document-kind.ts';

describe('kind of a document', () => {
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
  ])('%s is %s', (type, kind) => {
    expect(getDocumentKind(type)).toBe(kind);
  });

  property('is one of three, whatever the type', [fc.string()], (type) => {
    expect(['invoice', 'payment', 'other']).toContain(getDocumentKind(type));
  });
});
