import { forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useDateMessages } from '../../messages/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { labelClasses } from '../form-field/control-classes.ts';
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import { FieldNotes, type FormControlProps } from '../form-field/form-field.tsx';
import { HiddenValues } from '../form-field/hidden-values.tsx';
import { RangeField } from './range-field.tsx';
import { RangePanel } from './range-panel.tsx';
import type { RangeEnd } from './select-in-range.ts';
import { type DateRange, useRangeDraft } from './use-range-draft.ts';

export interface DateRangePickerProps extends RootProps, FormControlProps {
  /** The label of the range: 'Fecha del documento'. */
  label: string;
  /**
   * `hidden` shows the label to screen readers only and the label of each field to everyone. Otherwise only the
   * label of the range is visible, above both fields.
   * @default 'shown'
   */
  labelMode?: 'shown' | 'hidden';
  /** The range, or null for none (controlled). An invalid date is treated as null. */
  value?: DateRange | null;
  /** The initial range (uncontrolled). */
  defaultValue?: DateRange | null;
  /** Called with the range once both ends are set, within the limits and in order (spec 5). */
  onValueChange?: (range: DateRange) => void;
  /** Whether the calendar is open (controlled). It opens at the first field. */
  open?: boolean;
  /** Whether the calendar is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The preferred side of the calendar; the other side is used if there is no space.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom';
  /**
   * The edge of the field that the calendar is aligned to.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /** Called to clear the range. Without it, there is no clear button. */
  onClear?: () => void;
  /** Today in the store's time zone, as 'YYYY-MM-DD'; it is marked, and the calendar opens at its month. */
  today: CalendarDay;
  /** The first selectable day. */
  min?: CalendarDay;
  /** The last selectable day. */
  max?: CalendarDay;
  /** A permanent hint, announced with the group. */
  hint?: ReactNode;
  /** The error message of the range; it overrides the picker's own message. null reserves one line (`FieldProps`). */
  error?: ReactNode;
  /** Whether both ends are required; announced to screen readers. */
  required?: boolean;
}

/** The start or end of the range. The field is wide enough for a full date. */
const endClasses = cva('flex min-w-0 grow items-start gap-2', {
  variants: { hasDash: { true: 'basis-38', false: 'basis-36' } },
});

/**
 * Two days, typed or selected in a calendar. If the range is incomplete or ends before it starts, a message
 * explains the error and `onValueChange` is not called. A surrounding filter panel stays open until the range is
 * valid or cleared.
 */
export const DateRangePicker = forwardRef<HTMLInputElement, DateRangePickerProps>(
  function DateRangePicker(props, ref) {
    const { label, labelMode, onClear, today, min, max, name, required, ...rest } = props;
    const [value, setRange] = useControllable<DateRange | null>({
      value: props.value,
      defaultValue: props.defaultValue ?? null,
      onChange: (range) => range && props.onValueChange?.(range),
    });
    const { rangeStart, rangeEnd, rangeOrder, rangeIncomplete, datesClear } = useDateMessages();
    const id = useId();
    const ids = { start: props.id ?? `${id}-start`, end: `${id}-end` };
    const boxRefs = { start: useRef<HTMLSpanElement>(null), end: useRef<HTMLSpanElement>(null) };
    const [isOpen, setOpen] = useControllable({
      value: props.open,
      defaultValue: props.defaultOpen ?? false,
      onChange: props.onOpenChange,
    });
    const [activeEnd, setActiveEnd] = useState<RangeEnd>('start');
    const { range, changeRange, ...state } = useRangeDraft(value, setRange, onClear);
    /** Whether the focus has left the fields or Enter was pressed, so a missing date may be reported. */
    const [isFinished, setFinished] = useState(false);
    const incompleteError =
      isFinished && !isOpen && state.isIncomplete ? rangeIncomplete : undefined;
    const ownError = state.isReversed ? rangeOrder : incompleteError;
    const error = rest.error || ownError || rest.error;
    const describedBy = [rest.hint && `${id}-hint`, error && `${id}-error`]
      .filter(Boolean)
      .join(' ');
    const handleDayChange = (end: RangeEnd, day: CalendarDay | null) =>
      changeRange({ ...range, [end]: day });
    const handleToggle = (end: RangeEnd) => {
      setActiveEnd(end);
      if (!isOpen || end === activeEnd) setOpen(!isOpen);
    };
    const isClearable = onClear !== undefined && value !== null && !rest.disabled;
    const hasDash = labelMode !== 'hidden';
    const getFieldProps = (end: RangeEnd) => ({
      ...{ end, min, max, onDayChange: handleDayChange, onToggle: handleToggle },
      boxRef: boxRefs[end],
      value: range[end],
      id: ids[end],
      disabled: rest.disabled,
      form: rest.form,
      ...(end === 'start' && { inputRef: ref, autoFocus: rest.autoFocus }),
      ...(required && { 'aria-required': true }),
      isInvalid: state.isReversed || state.isIncomplete,
      ...(error && { 'aria-invalid': true }),
      panelId: isOpen && activeEnd === end ? `${id}-panel` : null,
      labelMode: labelMode === 'hidden' ? ('shown' as const) : ('hidden' as const),
      className: 'grow basis-34',
    });
    return (
      <fieldset
        {...getRootProps(props)}
        data-state={isOpen ? 'open' : 'closed'}
        aria-describedby={describedBy || undefined}
        className={cn('relative flex min-w-0 flex-col gap-1', props.className)}
        onFocus={() => !state.isIncomplete && setFinished(false)}
        onKeyDown={({ key }) => key === 'Enter' && setFinished(true)}
        onBlur={createFieldBlurHandler((event) => {
          setFinished(true);
          rest.onBlur?.(event);
        })}
      >
        {/* Floated, because only a floated legend is laid out as a flex item. */}
        <legend
          className={labelClasses({
            labelMode,
            className: cn('float-left', hasDash && onClear && 'pe-32'),
          })}
        >
          {label}
        </legend>
        {isClearable && (
          // Placed next to the label, so it does not make the fields narrower.
          <Button
            variant="quiet"
            size="sm"
            className="absolute -top-1 end-0 min-h-7 px-2"
            onClick={() => {
              // The clear button disappears, so the focus moves to the first field.
              document.getElementById(ids.start)?.focus();
              onClear();
            }}
          >
            {datesClear}
          </Button>
        )}
        <div className="flex flex-wrap items-start gap-2">
          {/* If the fields wrap, the dash stays next to the first. */}
          <div className={endClasses({ hasDash })}>
            <RangeField label={rangeStart} {...getFieldProps('start')} />
            {hasDash && (
              <span aria-hidden="true" className="-mr-1 -ml-1 leading-11 text-ui-ink-soft">
                –
              </span>
            )}
          </div>
          <div className={endClasses({ hasDash: false })}>
            <RangeField label={rangeEnd} {...getFieldProps('end')} />
          </div>
        </div>
        <FieldNotes id={id} hint={rest.hint} error={error} />
        <HiddenValues
          name={name}
          values={[value ? `${value.start}/${value.end}` : '']}
          disabled={rest.disabled}
          form={rest.form}
        />
        {isOpen && (
          <RangePanel
            key={activeEnd}
            {...{ label, today, min, max, range, initialEnd: activeEnd }}
            side={props.side}
            align={props.align}
            id={`${id}-panel`}
            anchor={boxRefs[activeEnd]}
            onChange={changeRange}
            onClose={() => setOpen(false)}
          />
        )}
      </fieldset>
    );
  },
);
