import { writeFileSync } from 'node:fs';
import { createScaleSheet } from './scale-sheet.ts';
import { createThemeSheets } from './theme-sheet.ts';

/** Writes the style sheets of the scale and the themes from their tokens. Part of `npm run format`. */
for (const [file, sheet] of [createScaleSheet(), ...createThemeSheets()])
  writeFileSync(file, sheet);
