import type { TokenEscapes } from './types.ts';

/** Escapes outside the base64 alphabet, which cannot collide with a token (reading 11). */
export const defaultTokenEscapes: TokenEscapes = { plus: '-', slash: '_', equals: '.' };

/** Whether escapes are unambiguous: not empty, without base64 characters, and none a prefix of another. */
export const areTokenEscapesValid = ({ plus, slash, equals }: TokenEscapes): boolean => {
  const all = [plus, slash, equals];
  const isTokenStart = (one: string, index: number) =>
    all.some((other, at) => at !== index && other.startsWith(one));
  return all.every(
    (sequence, index) => /^[^A-Za-z0-9+/=]+$/.test(sequence) && !isTokenStart(sequence, index),
  );
};

/** Replaces every +, / and = of a base64 text with its escape (spec 4). */
export const escapeToken = (base64: string, escapes: TokenEscapes): string =>
  base64
    .replaceAll('+', () => escapes.plus)
    .replaceAll('/', () => escapes.slash)
    .replaceAll('=', () => escapes.equals);

/** Restores +, / and =, as the provider does. */
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
