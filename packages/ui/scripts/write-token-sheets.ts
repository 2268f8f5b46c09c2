import { writeFileSync } from 'node:fs';
import { scaleSheet } from './scale-sheet.ts';
import { themeSheets } from './theme-sheet.ts';

/** Writes the style sheets of the scale and the themes from their tokens; `npm run format` runs it. */
for (const [file, sheet] of [scaleSheet(), ...themeSheets()]) writeFileSync(file, sheet);
