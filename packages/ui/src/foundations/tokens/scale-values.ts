/** A token of the scale: 'text-sm' and '0.875rem'. */
export interface ScaleToken {
  readonly name: string;
  readonly value: string;
}

const declaration = /--([\w-]+?):\s*([^;]+);/g;

/** The tokens of one family ('text', 'radius', 'breakpoint') in the order of the sheet's theme. */
export const scaleOf = (sheet: string, family: string): readonly ScaleToken[] =>
  [...(sheet.split('@layer')[0] ?? '').matchAll(declaration)]
    .map((match) => ({ name: match[1] ?? '', value: match[2] ?? '' }))
    .filter(({ name, value }) => name.startsWith(`${family}-`) && value !== 'initial');

/** One token's value; the empty text when the scale has no such token. */
export const scaleValue = (sheet: string, name: string): string =>
  scaleOf(sheet, name.split('-')[0] ?? '').find((token) => token.name === name)?.value ?? '';

/** A length in rem as pixels of a page with the usual text size; NaN for anything else. */
export const pixelsOf = (value: string): number =>
  /^[\d.]+rem$/.test(value) ? Number.parseFloat(value) * 16 : Number.NaN;
