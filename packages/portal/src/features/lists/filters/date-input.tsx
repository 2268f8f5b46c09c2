import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';
import { DatePicker } from '@surtidor/ui';
import { formatDateText } from '../../../platform/format/format-date.ts';
import {
  type DayFieldProps,
  type FilterInput,
  type GetLimits,
  useDays,
} from './filter-definition.tsx';

const DateField = ({
  label,
  value,
  onChange,
  getLimits,
}: DayFieldProps<string | undefined, CalendarDate | null>) => (
  <DatePicker
    {...useDays(getLimits)}
    label={label}
    value={value || null}
    onValueChange={(day) => onChange(parseCalendarDate(day))}
  />
);

/** Returns the input of a date. */
export const dateInput = <const Unset extends '' | undefined>(
  unset: Unset,
  getLimits?: GetLimits,
): FilterInput<string | undefined, CalendarDate | Unset> => ({
  format: formatDateText,
  renderField: ({ onChange, ...field }) => (
    <DateField {...field} getLimits={getLimits} onChange={(day) => onChange(day ?? unset)} />
  ),
});
