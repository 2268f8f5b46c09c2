import type { DateMessages } from './spanish-dates.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The English messages of date fields and calendars. */
export const englishDateMessages: DateMessages = {
  calendarOpen: 'Open calendar',
  dateAfter: (max) => `Enter a date on or before ${max}.`,
  dateBefore: (min) => `Enter a date on or after ${min}.`,
  dateFormat: 'DD/MM/YYYY',
  dateNotUnderstood: 'Enter the date as DD/MM/YYYY. For example: 05/11/2026.',
  dateOutside: (min, max) => `Enter a date between ${min} and ${max}.`,
  datesClear: 'Clear dates',
  dayName: (weekday, day, month, year) =>
    `${weekdays[weekday]}, ${day} ${months[month - 1]} ${year}`,
  monthFormat: 'MM/YYYY',
  monthName: (month) => months[month - 1] ?? '',
  monthNotUnderstood: 'Enter the month as MM/YYYY. For example: 11/2026.',
  monthOfYear: (month, year) => `${months[month - 1]} ${year}`,
  nextMonth: 'Next month',
  nextYear: 'Next year',
  previousMonth: 'Previous month',
  previousYear: 'Previous year',
  rangeEnd: 'To',
  rangeEndPick: 'Choose the end date',
  rangeIncomplete: 'Enter both dates.',
  rangeOrder: 'The start date cannot be after the end date.',
  rangeStart: 'From',
  rangeStartPick: 'Choose the start date',
  weekdayName: (weekday) => weekdays[weekday] ?? '',
  weekdayShort: (weekday) => ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][weekday] ?? '',
};
