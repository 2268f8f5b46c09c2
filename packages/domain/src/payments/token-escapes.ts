import type { TokenEscapes } from './types.ts';

/** Markers outside the base64 alphabet, so that they cannot collide with a token (reading 11). */
export const defaultTokenEscapes: TokenEscapes = { plus: '-', slash: '_', equals: '.' };

/**
 * Whether escapes can be read back without doubt: none is empty, none holds a character of
 * base64, and none begins another (equal ones included).
 */
export const areTokenEscapesValid = ({ plus, slash, equals }: TokenEscapes): boolean => {
  const all = [plus, slash, equals];
  const begins = (one: string, index: number) =>
    all.some((other, at) => at !== index && other.startsWith(one));
  return all.every(
    (sequence, index) => /^[^A-Za-z0-9+/=]+$/.test(sequence) && !begins(sequence, index),
  );
};

/** Replaces every +, / and = of a base64 text with its escape (spec 4). */
export const escapeToken = (base64: string, escapes: TokenEscapes): string =>
  base64
    .replaceAll('+', () => escapes.plus)
    .replaceAll('/', () => escapes.slash)
    .replaceAll('=', () => escapes.equals);

/** Puts +, / and = back in the place of their escapes: what the provider does. */
export const unescapeToken = (marked: string, escapes: TokenEscapes): string => {
  const characters: readonly (readonly [string, string])[] = [
    [escapes.plus, '+'],
    [escapes.slash, '/'],
    [escapes.equals, '='],
  ];
  let base64 = '';
  for (let at = 0; at < marked.length; ) {
    const found = characters.find(([sequence]) => marked.startsWith(sequence, at));
    base64 += found?.[1] ?? marked.charAt(at);
    at += found?.[0].length ?? 1;
  }
  return base64;
};
