import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeSheets } from '../scripts/theme-sheet.ts';

test.each([...themeSheets()])('%s is generated from its tokens (npm run format)', (file, sheet) => {
  expect(readFileSync(file, 'utf8')).toBe(sheet);
});
