import { forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import { useDateMessages } from '../../messages/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { labelClasses } from '../form-field/control-classes.ts';
import { FieldNotes, type FormControlProps } from '../form-field/form-field.tsx';
import { HiddenValues } from '../form-field/hidden-values.tsx';
import { leaveField } from '../form-field/leave-field.ts';
import type { RangeEnd } from './pick-in-range.ts';
import { RangeField } from './range-field.tsx';
import { RangePanel } from './range-panel.tsx';
import { type DateRange, useOpenRange } from './use-open-range.ts';

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
  /** Today in the store's time zone, as 'YYYY-MM-DD'; it is marked, and the calendar opens at it. */
  today: CalendarDay;
  /** The first selectable day. */
  min?: CalendarDay;
  /** The last selectable day. */
  max?: CalendarDay;
  /** A permanent hint, announced with the group. */
  hint?: ReactNode;
  /**
   * The error message of the range; it overrides the picker's own message. null reserves one line
   * (`FieldProps`).
   */
  error?: ReactNode;
  /** Whether both ends are required; announced to screen readers. */
  required?: boolean;
}

/** The start or end of the range. The field is wide enough for a full date. */
const endClasses = cva('flex min-w-0 grow items-start gap-2', {
  variants: { beside: { dash: 'basis-38', nothing: 'basis-36' } },
});

/** The refs of one field: the calendar is positioned relative to `box` and opened with `button`. */
const useRangeEnd = () => ({
  box: useRef<HTMLSpanElement>(null),
  button: useRef<HTMLButtonElement>(null),
});

/**
 * Two days, typed or selected in a calendar. If the range is incomplete or ends before it starts, a message
 * explains the error and `onValueChange` is not called. A surrounding filter panel stays open until the range is
 * valid or cleared.
 */
export const DateRangePicker = forwardRef<HTMLInputElement, DateRangePickerProps>(
  function DateRangePicker(props, ref) {
    const { label, labelMode, onClear, today, min, max, name, required, ...notes } = props;
    const [value, setRange] = useControllable<DateRange | null>({
      value: props.value,
      defaultValue: props.defaultValue ?? null,
      onChange: (range) => range && props.onValueChange?.(range),
    });
    const { rangeStart, rangeEnd, rangeOrder, rangeIncomplete, datesClear } = useDateMessages();
    const id = useId();
    const ids = { start: props.id ?? `${id}-start`, end: `${id}-end` };
    const rangeEnds = { start: useRangeEnd(), end: useRangeEnd() };
    const [isOpen, setOpen] = useControllable({
      value: props.open,
      defaultValue: props.defaultOpen ?? false,
      onChange: props.onOpenChange,
    });
    const [opened, setOpened] = useState<RangeEnd>('start');
    const { range, change, ...state } = useOpenRange(value, setRange, onClear);
    /** Whether the focus has left the fields or Enter was pressed, so a missing date may be reported. */
    const [isLeft, setLeft] = useState(false);
    const unfinished = isLeft && !isOpen && state.isIncomplete ? rangeIncomplete : undefined;
    const problem = state.isBackwards ? rangeOrder : unfinished;
    const error = notes.error || problem || notes.error;
    const described = [notes.hint && `${id}-hint`, error && `${id}-error`]
      .filter(Boolean)
      .join(' ');
    const onDay = useEventCallback((end: RangeEnd, day: CalendarDay | null) =>
      change({ ...range, [end]: day }),
    );
    const onOpen = useEventCallback((end: RangeEnd) => {
      setOpened(end);
      if (!isOpen || end === opened) setOpen(!isOpen);
    });
    const isClearable = onClear !== undefined && value !== null && !notes.disabled;
    const isDashed = labelMode !== 'hidden';
    const field = (end: RangeEnd) => ({
      ...{ end, min, max, onDay, onOpen },
      ...rangeEnds[end],
      value: range[end],
      id: ids[end],
      disabled: notes.disabled,
      form: notes.form,
      ...(end === 'start' && { inputRef: ref, autoFocus: notes.autoFocus }),
      ...(required && { 'aria-required': true }),
      isInvalid: state.isBackwards || state.isIncomplete,
      ...(error && { 'aria-invalid': true }),
      panelId: isOpen && opened === end ? `${id}-panel` : null,
      labelMode: labelMode === 'hidden' ? ('shown' as const) : ('hidden' as const),
      className: 'grow basis-34',
    });
    return (
      <fieldset
        {...getRootProps(props)}
        data-state={isOpen ? 'open' : 'closed'}
        aria-describedby={described || undefined}
        className={cn('relative flex min-w-0 flex-col gap-1', props.className)}
        onFocus={() => !state.isIncomplete && setLeft(false)}
        onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
        onBlur={leaveField((event) => {
          setLeft(true);
          notes.onBlur?.(event);
        })}
      >
        {/* Floated, because a legend is only then laid out as a flex item. */}
        <legend
          className={labelClasses({
            labelMode,
            className: cn('float-left', isDashed && onClear && 'pe-32'),
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
          <div className={endClasses({ beside: isDashed ? 'dash' : 'nothing' })}>
            <RangeField label={rangeStart} {...field('start')} />
            {isDashed && (
              <span aria-hidden="true" className="-mr-1 -ml-1 leading-11 text-ink-soft">
                –
              </span>
            )}
          </div>
          <div className={endClasses({ beside: 'nothing' })}>
            <RangeField label={rangeEnd} {...field('end')} />
          </div>
        </div>
        <FieldNotes id={id} hint={notes.hint} error={error} />
        <HiddenValues
          name={name}
          values={[value ? `${value.start}/${value.end}` : '']}
          disabled={notes.disabled}
          form={notes.form}
        />
        {isOpen && (
          <RangePanel
            key={opened}
            {...{ label, today, min, max, range, opened }}
            side={props.side}
            align={props.align}
            id={`${id}-panel`}
            anchor={rangeEnds[opened].box}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        )}
      </fieldset>
    );
  },
);
