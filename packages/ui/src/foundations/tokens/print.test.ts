import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measurePairs } from './contrast-pairs.ts';
import { readSheets } from './read-sheets.ts';
import { themeModes, themeNames, themeValues, writtenRoles } from './theme-values.ts';

const sheets = readSheets();
const paper = writtenRoles(readFileSync(new URL('./print.css', import.meta.url), 'utf8')).light;
const cases = themeNames.flatMap((theme) => themeModes.map((mode) => [theme, mode] as const));

test.each(cases)(
  '%s, %s: in print every background is white and every text reaches AA',
  (theme, mode) => {
    const values = new Map([...themeValues(sheets, theme, mode), ...paper]);
    const backgrounds = [...values].filter(([role]) =>
      /^(canvas|surface|sunken)$|-soft$/.test(role),
    );
    const coloured = backgrounds.filter(
      ([role, value]) => !/^(ink|on-brand)-soft$/.test(role) && value !== '#ffffff',
    );
    expect(coloured).toEqual([]);
    const tooLow = measurePairs(values)
      .filter(({ minimum, passes }) => minimum === 4.5 && !passes)
      .map(({ ink, on, ratio }) => `${ink} on ${on}: ${ratio.toFixed(2)}`);
    expect(tooLow).toEqual([]);
  },
);

test('print styles only override roles of the themes', () => {
  const known = writtenRoles(sheets.standard).light;
  expect([...paper.keys()].filter((role) => !known.has(role))).toEqual([]);
});
