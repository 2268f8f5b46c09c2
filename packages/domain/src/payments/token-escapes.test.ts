import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  areTokenEscapesValid,
  defaultTokenEscapes,
  escapeToken,
  unescapeToken,
} from './token-escapes.ts';

const anyEscape = fc.stringMatching(/^[-_.~!*]{1,3}$/);
const anyEscapes = fc
  .record({ plus: anyEscape, slash: anyEscape, equals: anyEscape })
  .filter(areTokenEscapesValid);
const anyBase64 = fc.string({
  unit: fc.constantFrom(...'ABCXYZabcxyz0189+/='),
  maxLength: 200,
});

describe('escapes for + / and = (spec 4, reading 11)', () => {
  it('replaces every occurrence', () => {
    expect(escapeToken('a+b/c=+/=', defaultTokenEscapes)).toBe('a-b_c.-_.');
    expect(unescapeToken('a-b_c.-_.', defaultTokenEscapes)).toBe('a+b/c=+/=');
  });

  it('treats escapes literally, even if they look like a pattern', () => {
    expect(escapeToken('a+b/c=', { plus: '$&', slash: '$1', equals: '$$' })).toBe('a$&b$1c$$');
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
  ])('%j are valid escapes: %s', (escapes, expected) => {
    expect(areTokenEscapesValid(escapes)).toBe(expected);
  });

  property('escaped tokens contain no +, / or =', [anyBase64, anyEscapes], (base64, escapes) => {
    expect(escapeToken(base64, escapes)).not.toMatch(/[+/=]/);
  });

  property('unescaping restores the original token', [anyBase64, anyEscapes], (base64, escapes) => {
    expect(unescapeToken(escapeToken(base64, escapes), escapes)).toBe(base64);
  });
});
