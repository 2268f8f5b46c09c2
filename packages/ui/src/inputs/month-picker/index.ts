export { MonthPicker, type MonthPickerProps } from './month-picker.tsx';
export type { YearMonth } from './month-text.ts';
