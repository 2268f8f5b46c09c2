import { expect, test } from 'vitest';
import { formatDateText } from './format-date.ts';

test.each([
  ['2026-03-05', '5 mar 2026'],
  ['', ''],
  ['  ', ''],
  ['2026-02-31', '00/00/0000'],
  ['mañana', '00/00/0000'],
])('formats the text %j as %j (spec 5)', (text, formatted) => {
  expect(formatDateText(text)).toBe(formatted);
});
