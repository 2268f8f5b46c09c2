import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measurePairs } from './contrast-pairs.ts';
import { readSheets } from './read-sheets.ts';
import { getDeclaredRoles, getThemeValues, themeModes, themeNames } from './theme-values.ts';

const sheets = readSheets();
const printRoles = getDeclaredRoles(
  readFileSync(new URL('./print.css', import.meta.url), 'utf8'),
).light;
const cases = themeNames.flatMap((theme) => themeModes.map((mode) => [theme, mode] as const));

test.each(cases)(
  '%s, %s: in print every background is white and every text reaches AA',
  (theme, mode) => {
    const values = new Map([...getThemeValues(sheets, theme, mode), ...printRoles]);
    const backgrounds = [...values].filter(([role]) =>
      /^(canvas|surface|sunken)$|-soft$/.test(role),
    );
    const nonWhiteBackgrounds = backgrounds.filter(
      ([role, value]) => !/^(ink|on-brand)-soft$/.test(role) && value !== '#ffffff',
    );
    expect(nonWhiteBackgrounds).toEqual([]);
    const failingPairs = measurePairs(values)
      .filter(({ minimum, passes }) => minimum === 4.5 && !passes)
      .map(({ ink, on, ratio }) => `${ink} on ${on}: ${ratio.toFixed(2)}`);
    expect(failingPairs).toEqual([]);
  },
);

test('print styles only override roles of the themes', () => {
  const standardRoles = getDeclaredRoles(sheets.standard).light;
  expect([...printRoles.keys()].filter((role) => !standardRoles.has(role))).toEqual([]);
});
