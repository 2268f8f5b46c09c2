import { forwardRef, useId, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { PopoverPanel } from '../../overlays/popover/popover-panel.tsx';
import {
  Calendar,
  type CalendarDay,
  DayField,
  earliestDay,
  latestDay,
  parseCalendarDay,
  useDayDraft,
} from '../calendar/index.ts';
import { FieldRoot } from '../form-field/field-root.tsx';
import type { FieldProps, FormControlProps } from '../form-field/index.ts';

export interface DatePickerProps extends FieldProps, FormControlProps {
  /** The date as 'YYYY-MM-DD', or null for none (controlled). An invalid date is treated as null. */
  value?: CalendarDay | null;
  /** The initial date (uncontrolled). */
  defaultValue?: CalendarDay | null;
  /** Called with a day within the limits, or null if the field has no valid day. */
  onValueChange?: (day: CalendarDay | null) => void;
  /** Whether the panel is open (controlled). */
  open?: boolean;
  /** Whether the panel is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when the panel opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The preferred side of the panel; the other side is used if there is no space.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom';
  /** The edge of the field that the panel is aligned to. */
  align?: 'start' | 'center' | 'end';
  /** Today in the store's time zone, as 'YYYY-MM-DD'; it is marked, and the calendar opens at its month. */
  today: CalendarDay;
  /** The first selectable day. */
  min?: CalendarDay;
  /** The last selectable day. */
  max?: CalendarDay;
  /** Whether the field is read-only: the value can be focused and copied, but not changed. */
  readOnly?: boolean;
  /** Classes of the outer element, such as its width or grid area. */
  className?: string;
}

/**
 * A date field: type 'DD/MM/AAAA' or select a day in a calendar. If the date is invalid or outside the limits, a
 * message below the field explains the error after the user finishes typing.
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  {
    name,
    value: valueProp,
    defaultValue = null,
    onValueChange,
    open,
    defaultOpen = false,
    onOpenChange,
    side,
    align = 'start',
    today,
    min,
    max,
    onBlur,
    ...field
  },
  ref,
) {
  const panelId = useId();
  const boxRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [value, setValue] = useControllable<CalendarDay | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  });
  const validValue = parseCalendarDay(value) === null ? null : value;
  const draft = useDayDraft({ value: validValue, min, max, onDayChange: setValue });
  const close = () => setOpen(false);
  return (
    <FieldRoot className="contents" onBlur={onBlur}>
      <DayField
        ref={ref}
        data-state={isOpen ? 'open' : 'closed'}
        {...field}
        draft={draft}
        boxRef={boxRef}
        panelId={isOpen ? panelId : null}
        onToggle={() => setOpen(!isOpen)}
      />
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          value={validValue ?? ''}
          disabled={field.disabled}
          form={field.form}
        />
      )}
      {isOpen && (
        <PopoverPanel
          id={panelId}
          label={field.label}
          anchor={boxRef}
          side={side}
          align={align}
          overflow="cover"
          onClose={close}
          className="w-80"
        >
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
        </PopoverPanel>
      )}
    </FieldRoot>
  );
});
