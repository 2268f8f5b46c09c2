import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getContrastRatio } from './contrast.ts';
import { colourPairs, measurePairs } from './contrast-pairs.ts';
import { readSheets } from './read-sheets.ts';
import { getDeclaredRoles, getThemeValues, themeModes, themeNames } from './theme-values.ts';

const sheets = readSheets();
const kitDirectory = fileURLToPath(new URL('../..', import.meta.url));
const rootDirectory = fileURLToPath(new URL('../../../../..', import.meta.url));
const cases = themeNames.flatMap((theme) => themeModes.map((mode) => [theme, mode] as const));

test.each(cases)('%s, %s: text, marks and borders reach AA', (theme, mode) => {
  const failingPairs = measurePairs(getThemeValues(sheets, theme, mode))
    .filter(({ passes }) => !passes)
    .map(({ ink, on, ratio }) => `${ink} on ${on}: ${ratio.toFixed(2)}`);
  expect(failingPairs).toEqual([]);
});

test.each(themeNames)('%s overrides the same roles in dark mode as in light mode', (theme) => {
  const { light, dark } = getDeclaredRoles(sheets[theme]);
  const rolesOfBothModes = ['on-primary', 'on-danger', 'on-brand', 'on-brand-soft', 'brand-mark'];
  const missingRoles = [...light.keys()].filter((role) => !dark.has(role));
  expect(
    missingRoles.filter((role) => theme !== 'standard' || !rolesOfBothModes.includes(role)),
  ).toEqual([]);
});

test('themes only override roles of the standard theme', () => {
  const standardRoles = getDeclaredRoles(sheets.standard).light;
  const unknownRoles = themeNames.flatMap((theme) => {
    const { light, dark } = getDeclaredRoles(sheets[theme]);
    return [...light.keys(), ...dark.keys()].filter((role) => !standardRoles.has(role));
  });
  expect(unknownRoles).toEqual([]);
});

describe('every color role', () => {
  const roles = [...getDeclaredRoles(sheets.standard).light]
    .filter(([, value]) => value.startsWith('#'))
    .map(([role]) => role);

  test('has a class', () => {
    const scaleCss = readFileSync(`${kitDirectory}/foundations/tokens/scale.css`, 'utf8');
    const rolesWithoutClass = roles.filter(
      (role) => !scaleCss.includes(`--color-ui-${role}: var(--ui-`),
    );
    // Only the base styles render the focus ring.
    expect(rolesWithoutClass).toEqual(['focus']);
  });

  test('is part of a measured pair, except for decorative lines', () => {
    const measuredRoles = new Set(colourPairs.flatMap(({ ink, on }) => [ink, on]));
    expect(roles.filter((role) => !measuredRoles.has(role))).toEqual(['line']);
  });
});

test('components contain no color values', () => {
  const files = globSync('**/*.tsx', { cwd: kitDirectory }).filter(
    (file) => !/\.stories\.tsx$|^(?:foundations\/docs|story)\b/.test(file),
  );
  const filesWithColors = files.filter((file) =>
    /#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(|-\[#/i.test(
      readFileSync(`${kitDirectory}/${file}`, 'utf8'),
    ),
  );
  expect(filesWithColors).toEqual([]);
});

test('sizes in pixels, radii and shadows come from the scale only', () => {
  const files = globSync('packages/{ui,portal}/src/**/*.{ts,tsx}', {
    cwd: rootDirectory,
  }).filter(
    (file) => !/\.stories\.tsx$|\.test\.tsx?$|\/(?:foundations\/docs|src\/story)\//.test(file),
  );
  const arbitraryValues = files.flatMap(
    (file) =>
      readFileSync(`${rootDirectory}/${file}`, 'utf8').match(
        /[\w-]+-\[-?[\d.]+px\]|\b(?:rounded(?:-\w+)?|shadow)-\[[^\]]*\]/g,
      ) ?? [],
  );
  expect(arbitraryValues).toEqual([]);
});

test('classes of color roles and radii contain the prefix `ui-`', () => {
  const roles = [...getDeclaredRoles(sheets.standard).light.keys(), 'ring'].join('|');
  const pattern = new RegExp(
    `(?<![\\w.@/-])(?:(?:bg|text|border(?:-[xytrblse])?|ring|ring-offset|outline|divide|fill|stroke|accent)-(?:${roles})|rounded(?:-[trblse]{1,2})?-(?:sm|md|lg|modal))(?![\\w-])`,
    'g',
  );
  const files = globSync('packages/{ui,portal}/src/**/*.{ts,tsx}', { cwd: rootDirectory });
  const classes = files.flatMap(
    (file) => readFileSync(`${rootDirectory}/${file}`, 'utf8').match(pattern) ?? [],
  );
  expect(classes).toEqual([]);
});

test('`primary` is only a background: it has too little contrast as text or border in some themes', () => {
  const files = globSync('packages/{ui,portal}/src/**/*.{ts,tsx}', { cwd: rootDirectory });
  const filesWithPrimary = files.filter((file) =>
    /\b(?:text|border(?:-[xytrbl])?|ring|fill|stroke|outline)-ui-primary(?![-\w])/.test(
      readFileSync(`${rootDirectory}/${file}`, 'utf8'),
    ),
  );
  // A trademark needs no contrast (WCAG 1.4.3).
  expect(filesWithPrimary).toEqual(['packages/ui/src/layout/brand-mark/brand-mark.tsx']);
});

test('the contrast ratio is 21 for black on white and 1 for identical colors', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#0b4bc4', '#0b4bc4')).toBe(1);
});
