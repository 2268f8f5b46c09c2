import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { readTheme, type ThemeMode, themeNames, writtenRoles } from './read-theme.ts';

const grounds = ['canvas', 'surface', 'sunken'];
const tones = ['success', 'warning', 'danger', 'info', 'locked'];

/** Text needs 4.5 to 1 (WCAG 1.4.3). */
const textPairs = [
  ...['ink', 'ink-soft', 'primary-ink'].flatMap((ink) => grounds.map((on) => [ink, on] as const)),
  ...tones.flatMap((tone) =>
    [...grounds, `${tone}-soft`].map((on) => [`${tone}-ink`, on] as const),
  ),
  ['ink', 'primary-soft'],
  ['ink-soft', 'primary-soft'],
  ['primary-ink', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...['brand', 'brand-raised'].flatMap((on) =>
    ['on-brand', 'on-brand-soft'].map((ink) => [ink, on] as const),
  ),
  ...tones.map((tone) => ['ink', `${tone}-soft`] as const),
] as const;

/** Edges and marks that carry meaning need 3 to 1 (WCAG 1.4.11). */
const markPairs = [
  ...['line-strong', 'accent', 'focus', ...tones].flatMap((mark) =>
    grounds.map((on) => [mark, on] as const),
  ),
  ['surface', 'accent'],
  ['brand-mark', 'brand'],
] as const;

const cases = themeNames.flatMap((theme) =>
  (['light', 'dark'] as const).map((mode) => [theme, mode] as const),
);

const tooLow = (
  theme: (typeof themeNames)[number],
  mode: ThemeMode,
  pairs: readonly (readonly [string, string])[],
  least: number,
) => {
  const values = readTheme(theme, mode);
  return pairs
    .map(([ink, on]) => ({
      pair: `${ink} on ${on}`,
      ratio: contrastRatio(values.get(ink) ?? '', values.get(on) ?? ''),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
};

describe.each(cases)('%s, %s', (theme, mode) => {
  test('text reaches AA', () => {
    expect(tooLow(theme, mode, textPairs, 4.5)).toEqual([]);
  });

  test('marks and edges reach AA', () => {
    expect(tooLow(theme, mode, markPairs, 3)).toEqual([]);
  });
});

test.each(themeNames)('what %s changes in light it also changes in dark', (theme) => {
  const { light, dark } = writtenRoles(theme);
  const sameInBoth = ['on-primary', 'on-danger', 'on-brand', 'on-brand-soft', 'brand-mark'];
  const missing = [...light.keys()].filter((role) => !dark.has(role));
  expect(missing.filter((role) => theme !== 'standard' || !sameInBoth.includes(role))).toEqual([]);
});

test('a ratio is 21 for black on white and 1 for a colour on itself', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#0b4bc4', '#0b4bc4')).toBe(1);
});
