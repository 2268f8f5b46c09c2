import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatePicker } from '../date-picker/index.ts';
import { MonthPicker } from './month-picker.tsx';

test('a phone shows letters for a month, whose name can be typed, and digits for a day', () => {
  const props = { label: 'Fecha', today: '2026-03-16' };
  const month = createElement(MonthPicker, { ...props, defaultValue: null });
  const day = createElement(DatePicker, { ...props, defaultValue: null });
  expect(renderToString(month)).toContain('inputMode="text"');
  expect(renderToString(day)).toContain('inputMode="numeric"');
});
