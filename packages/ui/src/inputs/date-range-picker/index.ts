export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export type { DateRange } from './use-range-draft.ts';
