import { sumOf, type Weight } from './compressed.ts';
import { neededForUse, type RouteFile, type RouteUse } from './measure-route.ts';

/**
 * JavaScript and CSS of a visit, and the CSS among it.
 * @param files Those of the visit's files that count; what stands inside the page always does.
 */
export function codeOf(
  { inside }: RouteUse,
  files: readonly RouteFile[],
): { readonly all: Weight; readonly css: Weight } {
  const code = [...files, ...inside].filter(({ kind }) => kind === 'script' || kind === 'style');
  return {
    all: sumOf(code.map(({ weight }) => weight)),
    css: sumOf(code.filter(({ kind }) => kind === 'style').map(({ weight }) => weight)),
  };
}

/**
 * Requests after the HTML that the first use waits for. Fonts and pictures are left out: the text
 * is rendered without the font, and no answer waits for either.
 */
export const neededRequests = (use: RouteUse): readonly string[] =>
  neededForUse(use)
    .filter(({ kind }) => kind !== 'font' && kind !== 'image')
    .map(({ path }) => path);
