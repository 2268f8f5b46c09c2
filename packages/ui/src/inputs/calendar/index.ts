export { Calendar } from './calendar.tsx';
export { type CalendarDay, earliestDay, latestDay, parseCalendarDay } from './calendar-day.ts';
export { DayField, type DayFieldProps } from './day-field.tsx';
export { PickerField, type PickerProps } from './picker-field.tsx';
export { useDayDraft } from './use-day-draft.ts';
