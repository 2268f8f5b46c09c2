import {
  type CalendarDate,
  type DateLimits,
  type DateRange,
  parseDateRange,
} from '@surtidor/domain';
import type { AccountMonth } from '@surtidor/domain/invoices';
import { DateRangePicker, Select } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { formatDate, getShortMonths } from '../../../platform/format/format-date.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import type { ListCodec } from '../list-codec.ts';
import '../../../shared/messages/spanish/lists.ts';

/** The props of a condition's field in the filter panel. */
export interface FilterFieldProps<Value, Chosen = Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Chosen) => void;
}

/** A condition of a filter: its search params, its chip and its field in the panel. */
export interface FilterCondition<Value> extends ListCodec<Value> {
  /** The label of the chip and of the field. */
  readonly label: PortalMessageKey;
  /** Formats the value for the chip. */
  readonly format: (value: NonNullable<Value>, text: Text) => string;
  /** Null if the field is outside the panel. */
  readonly renderField: ((field: FilterFieldProps<Value>, text: Text) => ReactNode) | null;
  /** The condition that a new value of this one clears. */
  readonly excludes?: string;
}

/** A value of the toolbar, such as the search and the sort: it has search params, but no chip. */
export interface ToolbarValue<Value> extends ListCodec<Value> {
  readonly label: null;
}

/** Every value of a list's filter, in panel order. Its codec, chips and panel follow from it. */
export type FilterDefinition<Filter> = {
  readonly [Field in keyof Filter]-?: FilterCondition<Filter[Field]> | ToolbarValue<Filter[Field]>;
};

/** Defines a value of the toolbar. */
export const toolbarValue = <Value,>(codec: ListCodec<Value>): ToolbarValue<Value> => ({
  ...codec,
  label: null,
});

/** The chip and the field of a condition. They accept `Shown` values; the field returns `Chosen` ones. */
export interface FilterInput<Shown, Chosen> {
  readonly format: (value: NonNullable<Shown>, text: Text) => string;
  readonly renderField: (field: FilterFieldProps<Shown, Chosen>, text: Text) => ReactNode;
}

interface ChoiceInputOptions<Choice extends string, Unset> {
  readonly choices: readonly { readonly value: Choice; readonly label: PortalMessageKey }[];
  /** The value without a condition, and the label of its option. */
  readonly unset: Unset;
  readonly unsetLabel: PortalMessageKey;
}

/** Returns the input of one of a few values. */
export const choiceInput = <Choice extends string, const Unset extends string | null | undefined>({
  choices,
  unset,
  unsetLabel,
}: ChoiceInputOptions<Choice, Unset>): FilterInput<string | null | undefined, Choice | Unset> => {
  const unsetValue = unset ?? '';
  return {
    format: (value, text) =>
      text(choices.find((choice) => choice.value === value)?.label ?? unsetLabel),
    renderField: ({ label, value, onChange }, text) => (
      <Select
        label={label}
        value={value || unsetValue}
        options={[{ value: unsetValue, label: unsetLabel }, ...choices].map((option) => ({
          value: option.value,
          label: text(option.label),
        }))}
        onValueChange={(selected) =>
          onChange(choices.find((choice) => choice.value === selected)?.value ?? unset)
        }
      />
    ),
  };
};

/** Returns the first and the last selectable day. */
export type GetLimits = (today: CalendarDate) => Partial<DateLimits>;

/** Returns today and the limits of a date. */
export function useDays(getLimits: GetLimits | undefined) {
  const today = useToday();
  const { min, max } = getLimits?.(today) ?? {};
  return { today, ...(min && { min }), ...(max && { max }) };
}

export interface DayFieldProps<Shown, Chosen> extends FilterFieldProps<Shown, Chosen> {
  readonly getLimits: GetLimits | undefined;
}

interface RangeFieldProps extends DayFieldProps<DateRange | undefined, DateRange> {
  /** Absent if the list always has a range. */
  readonly onClear?: () => void;
}

const RangeField = ({ label, value, onChange, getLimits, ...rest }: RangeFieldProps) => (
  <DateRangePicker
    {...rest}
    {...useDays(getLimits)}
    label={label}
    value={value ?? null}
    onValueChange={(range) => {
      const validRange = parseDateRange(range);
      if (validRange) onChange(validRange);
    }}
  />
);

const formatRange = ({ start, end }: DateRange, text: Text): string =>
  text('{start} to {end}', { start: formatDate(start, text), end: formatDate(end, text) });

/** Returns the input of a date range that the list always has. */
export const fixedRangeInput = (
  getLimits?: GetLimits,
): FilterInput<DateRange | undefined, DateRange> => ({
  format: formatRange,
  renderField: (field) => <RangeField {...field} getLimits={getLimits} />,
});

/** Returns the input of a date range that can be cleared. */
export const rangeInput = (
  getLimits?: GetLimits,
): FilterInput<DateRange | undefined, DateRange | undefined> => ({
  format: formatRange,
  renderField: (field) => (
    <RangeField {...field} getLimits={getLimits} onClear={() => field.onChange(undefined)} />
  ),
});

/** Formats a month for a chip: 'nov 2026'. */
export const formatMonth = ({ year, month }: AccountMonth, text: Text): string =>
  `${getShortMonths(text)[month - 1]} ${year}`;
