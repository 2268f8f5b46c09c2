import { forwardRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import {
  Calendar,
  type CalendarDay,
  earliestDay,
  latestDay,
  PickerField,
  type PickerProps,
  parseCalendarDay,
  useDayDraft,
} from '../calendar/index.ts';

export interface DatePickerProps extends PickerProps {
  /** The date as 'YYYY-MM-DD', or null for none (controlled). An invalid date is treated as null. */
  value?: CalendarDay | null;
  /** The initial date (uncontrolled). */
  defaultValue?: CalendarDay | null;
  /** Called with a day within the limits, or null if the field has no valid day. */
  onValueChange?: (day: CalendarDay | null) => void;
  /** The first selectable day. */
  min?: CalendarDay;
  /** The last selectable day. */
  max?: CalendarDay;
}

/**
 * A date field: type 'DD/MM/AAAA' or select a day in a calendar. If the date is invalid or outside the limits, a
 * message below the field explains the error after the user finishes typing.
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  { value: valueProp, defaultValue = null, onValueChange, today, min, max, ...field },
  ref,
) {
  const [value, setValue] = useControllable<CalendarDay | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  });
  const validValue = parseCalendarDay(value) === null ? null : value;
  const draft = useDayDraft({ value: validValue, min, max, onDayChange: setValue });
  return (
    <PickerField ref={ref} {...field} draft={draft} formValue={validValue ?? ''}>
      {(close) => (
        <Calendar
          today={today}
          min={min ?? earliestDay}
          max={max ?? latestDay}
          from={validValue}
          to={validValue}
          initialDay={validValue ?? today}
          onPick={(day) => {
            draft.reset();
            if (day !== value) setValue(day);
            close();
          }}
        />
      )}
    </PickerField>
  );
});
