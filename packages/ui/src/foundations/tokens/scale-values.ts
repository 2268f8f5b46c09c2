/** A token of the scale, such as 'text-sm' with '0.875rem'. */
export interface ScaleToken {
  readonly name: string;
  readonly value: string;
}

const declarationPattern = /--([\w-]+?):\s*([^;]+);/g;

/** Returns the tokens of a family ('text', 'radius', 'breakpoint') in the order of the style sheet. */
export const getScale = (sheet: string, family: string): readonly ScaleToken[] =>
  [...(sheet.split('@layer')[0] ?? '').matchAll(declarationPattern)]
    .map((match) => ({ name: match[1] ?? '', value: match[2] ?? '' }))
    .filter(({ name, value }) => name.startsWith(`${family}-`) && value !== 'initial');

/** Returns the value of a token; '' if there is no such token. */
export const getScaleValue = (sheet: string, name: string): string =>
  getScale(sheet, name.split('-')[0] ?? '').find((token) => token.name === name)?.value ?? '';

/** Converts rem to pixels at the default text size; NaN for other units. */
export const getPixels = (value: string): number =>
  /^[\d.]+rem$/.test(value) ? Number.parseFloat(value) * 16 : Number.NaN;
