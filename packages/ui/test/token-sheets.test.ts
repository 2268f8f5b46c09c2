import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scaleSheet } from '../scripts/scale-sheet.ts';
import { themeSheets } from '../scripts/theme-sheet.ts';

test.each([scaleSheet(), ...themeSheets()])(
  '%s is generated from its tokens (npm run format)',
  (file, sheet) => {
    expect(readFileSync(file, 'utf8')).toBe(sheet);
  },
);
