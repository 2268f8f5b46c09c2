export { Calendar } from './calendar.tsx';
export { type CalendarDay, firstDay, getParts, lastDay } from './calendar-day.ts';
export { DayField, type DayFieldProps } from './day-field.tsx';
export { useTypedDay } from './use-typed-day.ts';
