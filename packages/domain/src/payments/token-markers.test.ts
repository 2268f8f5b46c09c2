import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  areTokenMarkersValid,
  defaultTokenMarkers,
  markToken,
  unmarkToken,
} from './token-markers.ts';

const anyMarker = fc.stringMatching(/^[-_.~!*]{1,3}$/);
const anyMarkers = fc
  .record({ plus: anyMarker, slash: anyMarker, equals: anyMarker })
  .filter(areTokenMarkersValid);
const anyBase64 = fc.string({
  unit: fc.constantFrom(...'ABCXYZabcxyz0189+/='),
  maxLength: 200,
});

describe('markers for + / and = (spec 4, settled 11)', () => {
  it('replaces every occurrence', () => {
    expect(markToken('a+b/c=+/=', defaultTokenMarkers)).toBe('a-b_c.-_.');
    expect(unmarkToken('a-b_c.-_.', defaultTokenMarkers)).toBe('a+b/c=+/=');
  });

  it('takes a marker letter by letter, even one that looks like a pattern', () => {
    expect(markToken('a+b/c=', { plus: '$&', slash: '$1', equals: '$$' })).toBe('a$&b$1c$$');
  });

  it.each([
    [{ plus: '-', slash: '_', equals: '.' }, true],
    [{ plus: '--', slash: '-_', equals: '.' }, true],
    [{ plus: '', slash: '_', equals: '.' }, false],
    [{ plus: '-', slash: '-', equals: '.' }, false],
    [{ plus: '-', slash: '_', equals: '-' }, false],
    [{ plus: '-', slash: '-_', equals: '.' }, false],
    [{ plus: '.-', slash: '_', equals: '.' }, false],
    [{ plus: 'x', slash: '_', equals: '.' }, false],
    [{ plus: 'x-', slash: '_', equals: '.' }, false],
    [{ plus: '-x', slash: '_', equals: '.' }, false],
    [{ plus: '-', slash: '0', equals: '.' }, false],
    [{ plus: '-', slash: '_', equals: '-=' }, false],
    [{ plus: '+', slash: '/', equals: '=' }, false],
    [{ plus: 'xMl3Jkx', slash: 'Por21Ldx', equals: 'Ml32x' }, false],
  ])('%j can be read back: %s', (markers, valid) => {
    expect(areTokenMarkersValid(markers)).toBe(valid);
  });

  property('leaves no +, / or =', [anyBase64, anyMarkers], (base64, markers) => {
    expect(markToken(base64, markers)).not.toMatch(/[+/=]/);
  });

  property('reads back exactly what was marked', [anyBase64, anyMarkers], (base64, markers) => {
    expect(unmarkToken(markToken(base64, markers), markers)).toBe(base64);
  });
});
