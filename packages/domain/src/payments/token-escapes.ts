import type { TokenEscapes } from './types.ts';

/** Replaces each +, / and = in a base64 string with its escape (spec 4). */
export const escapeToken = (base64: string, escapes: TokenEscapes): string =>
  base64
    .replaceAll('+', () => escapes.plus)
    .replaceAll('/', () => escapes.slash)
    .replaceAll('=', () => escapes.equals);

/** Restores +, / and = like the provider. */
export const unescapeToken = (escaped: string, escapes: TokenEscapes): string => {
  const escapePairs: readonly (readonly [string, string])[] = [
    [escapes.plus, '+'],
    [escapes.slash, '/'],
    [escapes.equals, '='],
  ];
  let base64 = '';
  for (let index = 0; index < escaped.length; ) {
    const match = escapePairs.find(([sequence]) => escaped.startsWith(sequence, index));
    base64 += match?.[1] ?? escaped.charAt(index);
    index += match?.[0].length ?? 1;
  }
  return base64;
};
