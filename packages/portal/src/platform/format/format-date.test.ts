import { createCalendarDate, formatDate as formatSpanishDate } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { spanish } from '../../shared/messages/es.ts';
import { createText } from '../messages/text-context.tsx';
import { formatDate, formatDateText } from './format-date.ts';

it('formats dates as the specification does, in Spanish', () => {
  for (let month = 1; month <= 12; month += 1) {
    const date = createCalendarDate(2026, month, 5);
    expect(formatDate(date, createText(spanish))).toBe(formatSpanishDate(date));
  }
});

it('names the months in the language of the texts', () => {
  const english = createText({});
  expect(formatDateText('2026-01-05', english)).toBe('5 Jan 2026');
  expect(formatDateText('2026-12-31', english)).toBe('31 Dec 2026');
  expect(formatDateText('', english)).toBe('');
  expect(formatDate(null, english)).toBe('00/00/0000');
});
