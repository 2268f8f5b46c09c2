import { readFileSync } from 'node:fs';
import { type ThemeName, type ThemeSheets, themeNames } from './theme-values.ts';

const sheetOf = (theme: ThemeName) =>
  readFileSync(new URL(`./themes/${theme}.css`, import.meta.url), 'utf8');

const [standard, lubricants, ecuador, peru] = themeNames;

/** Reads the themes' style sheets from disk. */
export const readSheets = (): ThemeSheets => ({
  [standard]: sheetOf(standard),
  [lubricants]: sheetOf(lubricants),
  [ecuador]: sheetOf(ecuador),
  [peru]: sheetOf(peru),
});
