import { forwardRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useDateMessages } from '../../messages/index.ts';
import { PickerField, type PickerProps, parseCalendarDay } from '../calendar/index.ts';
import { MonthPanel } from './month-panel.tsx';
import { formatIsoMonth, type YearMonth } from './month-text.ts';
import { useMonthDraft } from './use-month-draft.ts';

export interface MonthPickerProps extends PickerProps {
  /** The month, or null for none (controlled). */
  value?: YearMonth | null;
  /** The initial month (uncontrolled). */
  defaultValue?: YearMonth | null;
  /** Called with a month within the limits, or null if the field has no valid month. */
  onValueChange?: (month: YearMonth | null) => void;
  /** The first selectable month. */
  min?: YearMonth;
  /** The last selectable month. */
  max?: YearMonth;
}

const firstMonth: YearMonth = { year: 1, month: 1 };
const lastMonth: YearMonth = { year: 9999, month: 12 };

/** A month field: type 'MM/AAAA' or the name of a month, or select a month in a panel. */
export const MonthPicker = forwardRef<HTMLInputElement, MonthPickerProps>(function MonthPicker(
  { value: valueProp, defaultValue = null, onValueChange, today, min, max, ...field },
  ref,
) {
  const { monthFormat } = useDateMessages();
  const [value, setValue] = useControllable<YearMonth | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  });
  const initialMonth = value ?? parseCalendarDay(today) ?? firstMonth;
  const draft = useMonthDraft({
    value,
    min,
    max,
    defaultYear: initialMonth.year,
    onMonthChange: setValue,
  });
  return (
    <PickerField
      ref={ref}
      {...field}
      draft={draft}
      formValue={formatIsoMonth(value)}
      placeholder={monthFormat}
      // Names of months can be typed.
      inputMode="text"
    >
      {(close) => (
        <MonthPanel
          value={value}
          initialMonth={initialMonth}
          min={min ?? firstMonth}
          max={max ?? lastMonth}
          onPick={(month) => {
            draft.reset();
            setValue(month);
            close();
          }}
        />
      )}
    </PickerField>
  );
});
