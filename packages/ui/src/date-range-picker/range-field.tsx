import { type RefObject, useRef } from 'react';
import { type CalendarDay, DayField, type DayFieldProps, useTypedDay } from '../calendar/index.ts';

/** Where the calendar of an end stands. */
export interface RangePlace {
  box: RefObject<HTMLSpanElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

export interface RangeFieldProps
  extends Omit<DayFieldProps, 'typed' | 'box' | 'button' | 'onToggle'> {
  value: CalendarDay | null;
  min?: CalendarDay;
  max?: CalendarDay;
  onDay: (day: CalendarDay | null) => void;
  /** Asked to open or close the calendar beside the box; the button gets the focus back. */
  onOpen: (place: RangePlace) => void;
}

/** One end of a range as a field. */
export const RangeField = ({ value, min, max, onDay, onOpen, ...field }: RangeFieldProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useTypedDay({ value, min, max, onDay });
  const place = { box, button };
  return <DayField {...field} {...place} typed={typed} onToggle={() => onOpen(place)} />;
};
