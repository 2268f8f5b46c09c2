import { type RefObject, useRef } from 'react';
import { type CalendarDay, DayField, type DayFieldProps, useTypedDay } from '../calendar/index.ts';

export interface RangeFieldProps extends Omit<DayFieldProps, 'typed' | 'button' | 'onToggle'> {
  value: CalendarDay | null;
  min?: CalendarDay;
  max?: CalendarDay;
  onDay: (day: CalendarDay | null) => void;
  /** Asked to open or close the calendar beside the given button. */
  onOpen: (button: RefObject<HTMLButtonElement | null>) => void;
}

/** One end of a range as a field. */
export const RangeField = ({ value, min, max, onDay, onOpen, ...field }: RangeFieldProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const typed = useTypedDay({ value, min, max, onDay });
  return <DayField {...field} typed={typed} button={button} onToggle={() => onOpen(button)} />;
};
