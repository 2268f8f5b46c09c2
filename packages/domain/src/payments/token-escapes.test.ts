import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions } from '../variants/index.ts';
import { escapeToken, unescapeToken } from './token-escapes.ts';

const { tokenEscapes } = defaultDeploymentOptions;
const anyEscape = fc.stringMatching(/^[-_.~!*]{1,3}$/);
const anyEscapes = fc
  .uniqueArray(anyEscape, { minLength: 3, maxLength: 3 })
  .filter((all) => all.every((one) => all.every((other) => one === other || !other.includes(one))))
  .map(([plus = '', slash = '', equals = '']) => ({ plus, slash, equals }));
const anyBase64 = fc.string({
  unit: fc.constantFrom(...'ABCXYZabcxyz0189+/='),
  maxLength: 200,
});

describe('escapes for + / and = (spec 4, reading 11)', () => {
  it('replaces every occurrence', () => {
    expect(escapeToken('a+b/c=+/=', tokenEscapes)).toBe('a-b_c.-_.');
    expect(unescapeToken('a-b_c.-_.', tokenEscapes)).toBe('a+b/c=+/=');
  });

  it('treats escapes literally, even if they look like a pattern', () => {
    expect(escapeToken('a+b/c=', { plus: '$&', slash: '$1', equals: '$$' })).toBe('a$&b$1c$$');
  });

  property('escaped tokens contain no +, / or =', [anyBase64, anyEscapes], (base64, escapes) => {
    expect(escapeToken(base64, escapes)).not.toMatch(/[+/=]/);
  });

  property('unescaping restores the original token', [anyBase64, anyEscapes], (base64, escapes) => {
    expect(unescapeToken(escapeToken(base64, escapes), escapes)).toBe(base64);
  });
});
