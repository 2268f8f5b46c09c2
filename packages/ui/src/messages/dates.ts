import { useGroupMessages } from './messages.tsx';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const weekdays = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

/** The Spanish messages of date fields and calendars; loaded only with them. */
export const spanishDateMessages = {
  calendarOpen: 'Abrir calendario',
  dateAfter: (max: string) => `Escriba una fecha hasta el ${max}.`,
  dateBefore: (min: string) => `Escriba una fecha desde el ${min}.`,
  dateFormat: 'DD/MM/AAAA',
  dateNotUnderstood: 'Escriba la fecha como DD/MM/AAAA. Por ejemplo: 05/11/2026.',
  dateOutside: (min: string, max: string) => `Escriba una fecha entre el ${min} y el ${max}.`,
  datesClear: 'Borrar fechas',
  /** The full name of a day. Weekdays count from 0 for Monday, months from 1. */
  dayName: (weekday: number, day: number, month: number, year: number) =>
    `${weekdays[weekday]}, ${day} de ${months[month - 1]} de ${year}`,
  monthFormat: 'MM/AAAA',
  /** The names of months that can be typed, with other spellings. */
  monthNames: {
    ...Object.fromEntries(months.map((name, index) => [name, index + 1])),
    setiembre: 9,
  } as Readonly<Record<string, number>>,
  monthName: (month: number): string => months[month - 1] ?? '',
  monthNotUnderstood: 'Escriba el mes como MM/AAAA. Por ejemplo: 11/2026.',
  monthOfYear: (month: number, year: number) => `${months[month - 1]} de ${year}`,
  nextMonth: 'Mes siguiente',
  nextYear: 'Año siguiente',
  previousMonth: 'Mes anterior',
  previousYear: 'Año anterior',
  rangeEnd: 'Hasta',
  rangeEndPick: 'Elija la fecha final',
  rangeIncomplete: 'Escriba las dos fechas.',
  rangeOrder: 'La fecha inicial no puede ser posterior a la final.',
  rangeStart: 'Desde',
  rangeStartPick: 'Elija la fecha inicial',
  /** The full name of a weekday, counted from 0 for Monday. */
  weekdayName: (weekday: number): string => weekdays[weekday] ?? '',
  /** The abbreviated weekday for column headings. */
  weekdayShort: (weekday: number): string =>
    ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'][weekday] ?? '',
};

/** The messages of date fields and calendars; each can be overridden. */
export type DateMessages = typeof spanishDateMessages;

const englishMonths = [
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

const englishWeekdays = [
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
    `${englishWeekdays[weekday]}, ${day} ${englishMonths[month - 1]} ${year}`,
  monthFormat: 'MM/YYYY',
  monthName: (month) => englishMonths[month - 1] ?? '',
  monthNames: Object.fromEntries(englishMonths.map((name, index) => [name, index + 1])),
  monthNotUnderstood: 'Enter the month as MM/YYYY. For example: 11/2026.',
  monthOfYear: (month, year) => `${englishMonths[month - 1]} ${year}`,
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
  weekdayName: (weekday) => englishWeekdays[weekday] ?? '',
  weekdayShort: (weekday) => ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][weekday] ?? '',
};

/** Returns the current messages of date fields and calendars, which load only with those fields. */
export const useDateMessages = (): DateMessages => useGroupMessages(spanishDateMessages);
