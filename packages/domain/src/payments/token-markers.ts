import type { TokenMarkers } from './types.ts';

/** Markers outside the base64 alphabet, so that they cannot collide with a token (settled 11). */
export const defaultTokenMarkers: TokenMarkers = { plus: '-', slash: '_', equals: '.' };

/**
 * Whether markers can be read back without doubt: none is empty, none holds a character of
 * base64, and none begins another (equal ones included).
 */
export const areTokenMarkersValid = ({ plus, slash, equals }: TokenMarkers): boolean => {
  const all = [plus, slash, equals];
  const begins = (one: string, index: number) =>
    all.some((other, at) => at !== index && other.startsWith(one));
  return all.every((marker, index) => /^[^A-Za-z0-9+/=]+$/.test(marker) && !begins(marker, index));
};

/** Replaces every +, / and = of a base64 text with its marker (spec 4). */
export const markToken = (base64: string, markers: TokenMarkers): string =>
  base64
    .replaceAll('+', () => markers.plus)
    .replaceAll('/', () => markers.slash)
    .replaceAll('=', () => markers.equals);

/** Puts +, / and = back in the place of their markers: what the provider does. */
export const unmarkToken = (marked: string, markers: TokenMarkers): string => {
  const characters: readonly (readonly [string, string])[] = [
    [markers.plus, '+'],
    [markers.slash, '/'],
    [markers.equals, '='],
  ];
  let base64 = '';
  for (let at = 0; at < marked.length; ) {
    const found = characters.find(([marker]) => marked.startsWith(marker, at));
    base64 += found?.[1] ?? marked.charAt(at);
    at += found?.[0].length ?? 1;
  }
  return base64;
};
