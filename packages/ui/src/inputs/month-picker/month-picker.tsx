import { forwardRef, useId, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useDateMessages } from '../../messages/index.ts';
import { PopoverPanel } from '../../overlays/popover/popover-panel.tsx';
import { type CalendarDay, DayField, parseCalendarDay } from '../calendar/index.ts';
import { FieldRoot } from '../form-field/field-root.tsx';
import type { FieldProps, FormControlProps } from '../form-field/index.ts';
import { MonthPanel } from './month-panel.tsx';
import { formatIsoMonth, type YearMonth } from './month-text.ts';
import { useMonthDraft } from './use-month-draft.ts';

export interface MonthPickerProps extends FieldProps, FormControlProps {
  /** The month, or null for none (controlled). */
  value?: YearMonth | null;
  /** The initial month (uncontrolled). */
  defaultValue?: YearMonth | null;
  /** Called with a month within the limits, or null if the field has no valid month. */
  onValueChange?: (month: YearMonth | null) => void;
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
  /** Today in the store's time zone, as 'YYYY-MM-DD'; the panel opens at its month. */
  today: CalendarDay;
  /** The first selectable month. */
  min?: YearMonth;
  /** The last selectable month. */
  max?: YearMonth;
  /** Whether the field is read-only: the value can be focused and copied, but not changed. */
  readOnly?: boolean;
  /** Classes of the outer element, such as its width or grid area. */
  className?: string;
}

const firstMonth: YearMonth = { year: 1, month: 1 };
const lastMonth: YearMonth = { year: 9999, month: 12 };

/** A month field: type 'MM/AAAA' or the name of a month, or select a month in a panel. */
export const MonthPicker = forwardRef<HTMLInputElement, MonthPickerProps>(function MonthPicker(
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
  const { monthFormat } = useDateMessages();
  const panelId = useId();
  const boxRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
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
  const close = () => setOpen(false);
  return (
    <FieldRoot className="contents" onBlur={onBlur}>
      <DayField
        ref={ref}
        data-state={isOpen ? 'open' : 'closed'}
        {...field}
        draft={draft}
        boxRef={boxRef}
        placeholder={monthFormat}
        // Names of months can be typed.
        inputMode="text"
        panelId={isOpen ? panelId : null}
        onToggle={() => setOpen(!isOpen)}
      />
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          value={formatIsoMonth(value)}
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
        </PopoverPanel>
      )}
    </FieldRoot>
  );
});
