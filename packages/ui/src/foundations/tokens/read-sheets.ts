import { readFileSync } from 'node:fs';
import { type ThemeName, type ThemeSheets, themeNames } from './theme-values.ts';

const readSheet = (theme: ThemeName) =>
  readFileSync(new URL(`./themes/${theme}.css`, import.meta.url), 'utf8');

const [standard, lubricants, ecuador, peru] = themeNames;

/** Reads the themes' style sheets from disk. */
export const readSheets = (): ThemeSheets => ({
  [standard]: readSheet(standard),
  [lubricants]: readSheet(lubricants),
  [ecuador]: readSheet(ecuador),
  [peru]: readSheet(peru),
});
