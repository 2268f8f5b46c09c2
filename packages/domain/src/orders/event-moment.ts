import { parseCalendarDate } from '../shared/index.ts';
import type { EventMoment } from './types.ts';

const dateTimePattern = /^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/**
 * Parses a date and time separated by a space (spec 3). Returns null for invalid text, which is shown as
 * 'Invalid date format' (spec 2).
 */
export const parseEventMoment = (text: string): EventMoment | null => {
  const trimmed = text.trim();
  const date = dateTimePattern.test(trimmed) ? parseCalendarDate(trimmed) : null;
  return date === null ? null : { date, time: trimmed.slice(date.length + 1) };
};
