import { writeFileSync } from 'node:fs';
import { themeSheets } from './theme-sheet.ts';

/** Writes the themes' style sheets from their tokens; `npm run format` runs it. */
for (const [file, sheet] of themeSheets()) writeFileSync(file, sheet);
