import type { ThemeSheets } from '../tokens/theme-values.ts';
import ecuador from '../tokens/themes/ecuador.css?raw';
import lubricants from '../tokens/themes/lubricants.css?raw';
import peru from '../tokens/themes/peru.css?raw';
import standard from '../tokens/themes/standard.css?raw';

/** The themes' style sheets as text, so that the docs show the real values. */
export const sheets: ThemeSheets = { standard, lubricants, ecuador, peru };
