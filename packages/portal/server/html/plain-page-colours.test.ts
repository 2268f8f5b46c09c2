import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getThemeColour } from '../../src/shared/config/theme-colours.ts';
import { plainPageColours } from './plain-page-colours.ts';

const getSheet = (theme: string) =>
  readFileSync(
    new URL(`../../../../packages/ui/src/foundations/tokens/themes/${theme}.css`, import.meta.url),
    'utf8',
  );

/** Returns the values of a role in a theme's style sheet: light, dark. */
const getValues = (theme: string, role: string) =>
  [...getSheet(theme).matchAll(new RegExp(`--ui-${role}: (#[0-9a-f]{6});`, 'g'))].map(
    ([, value]) => value,
  );

it.each(['standard', 'lubricants', 'ecuador', 'peru'])(
  'the browser bar of %s has the colour of its header',
  (theme) => {
    expect(getValues(theme, 'brand')[0]).toBe(getThemeColour({}, theme));
  },
);

it.each(Object.keys(plainPageColours.light) as (keyof typeof plainPageColours.light)[])(
  'plain pages use the standard theme’s %s',
  (role) => {
    const [light, dark = light] = getValues('standard', role);
    expect(plainPageColours.light[role]).toBe(light);
    expect(plainPageColours.dark[role]).toBe(dark);
  },
);
