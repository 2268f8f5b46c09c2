import {
  type CalendarDate,
  formatDate as formatDomainDate,
  formatDateText as formatDomainDateText,
} from '@surtidor/domain';
import type { Text } from '../messages/text-context.tsx';

/** The short names of the months in the language of the texts. */
export const getShortMonths = (text: Text): readonly string[] => [
  text('Jan'),
  text('Feb'),
  text('Mar'),
  text('Apr'),
  text('May'),
  text('Jun'),
  text('Jul'),
  text('Aug'),
  text('Sep'),
  text('Oct'),
  text('Nov'),
  text('Dec'),
];

/** Formats a date as 'D MMM YYYY' in the language of the texts, or '00/00/0000' (spec 5). */
export const formatDate = (date: CalendarDate | null, text: Text): string =>
  formatDomainDate(date, getShortMonths(text));

/** Formats a date string like {@link formatDate}: '' if empty, '00/00/0000' if invalid (spec 5). */
export const formatDateText = (dateText: string, text: Text): string =>
  formatDomainDateText(dateText, getShortMonths(text));
