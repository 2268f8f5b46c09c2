import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createScaleSheet } from '../scripts/scale-sheet.ts';
import { createThemeSheets } from '../scripts/theme-sheet.ts';

test.each([createScaleSheet(), ...createThemeSheets()])(
  '%s is generated from its tokens (npm run format)',
  (file, sheet) => {
    expect(readFileSync(file, 'utf8')).toBe(sheet);
  },
);
