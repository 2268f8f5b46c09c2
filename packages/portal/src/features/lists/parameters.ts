import {
  type CalendarDate,
  createCalendarDate,
  type DateRange,
  parseCalendarDate,
  parseDateRange,
} from '@surtidor/domain';
import type { AccountMonth } from '@surtidor/domain/invoices';
import type { ListCodec } from './list-codec.ts';

/** The maximum length of a text param. */
const maxTextLength = 80;

/** The maximum number of values of one search param. */
const maxChoices = 50;

/** The value to write to a search param; none if it is empty. */
export type ParamValue = string | null | undefined;

/** The codec of one value. It reads valid values only. */
interface ValueCodec<Value> extends Pick<ListCodec<Value>, 'read'> {
  readonly write: (value: ParamValue) => Readonly<Record<string, string>>;
}

const setParam = (name: string, value: ParamValue): Readonly<Record<string, string>> =>
  value ? { [name]: value } : {};

/** A text param, trimmed; empty if it is absent. */
export const textParam = (name: string): ListCodec<string> => ({
  read: (parameters) => (parameters.get(name) ?? '').trim().slice(0, maxTextLength).trim(),
  write: (value) => setParam(name, value.trim()),
});

/** A date param; `unset` if it is invalid. */
export const dateParam = <Unset extends '' | undefined>(
  name: string,
  unset: Unset,
): ValueCodec<CalendarDate | Unset> => ({
  read: (parameters) => parseCalendarDate(parameters.get(name)) ?? unset,
  write: (date) => setParam(name, date),
});

/** A date range in two params; `unset` unless both ends are valid and in order (spec 5). */
export const rangeParam = <Unset extends null | undefined>(
  from: string,
  to: string,
  unset: Unset,
): ListCodec<DateRange | Unset> => ({
  read: (parameters) =>
    parseDateRange({ start: parameters.get(from), end: parameters.get(to) }) ?? unset,
  write: (range) => ({ ...setParam(from, range?.start), ...setParam(to, range?.end) }),
});

/** A param with one of the given values; `unset`, which is omitted, for any other value. */
export const choiceParam = <Choice extends string, const Unset extends ParamValue>(
  name: string,
  choices: readonly Choice[],
  unset: Unset,
): ValueCodec<Choice | Unset> => ({
  read: (parameters) => choices.find((choice) => choice === parameters.get(name)) ?? unset,
  write: (choice) => (choice === unset ? {} : setParam(name, choice)),
});

/** Formats a month for the search params. */
export const formatMonthParam = ({ year, month }: AccountMonth): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** A month param, 'YYYY-MM'; undefined if it is invalid. */
export const monthParam = (name: string): ListCodec<AccountMonth | undefined> => ({
  read: (parameters) => {
    const [, year, month] = /^(\d{4})-(\d{2})$/.exec(parameters.get(name) ?? '') ?? [];
    const accountMonth = { year: Number(year), month: Number(month) };
    return createCalendarDate(accountMonth.year, accountMonth.month, 1) === null
      ? undefined
      : accountMonth;
  },
  write: (month) => setParam(name, month && formatMonthParam(month)),
});

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A param with several values, in order and without duplicates. */
export const listParam = (name: string): ListCodec<readonly string[]> => ({
  read: (parameters) => {
    const values = (parameters.get(name) ?? '').split(',', maxChoices).map(safeDecode);
    return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  },
  write: (values) => setParam(name, values.map((value) => encodeURIComponent(value)).join(',')),
});

/** Returns a codec that cleans the value when it is read and written. */
export const cleanParam = <Value>(
  codec: ListCodec<Value>,
  clean: (value: Value) => Value,
): ListCodec<Value> => ({
  read: (parameters) => clean(codec.read(parameters)),
  write: (value) => codec.write(clean(value)),
});

/** Returns a codec that reads an empty text or list as undefined. */
export const optionalParam = <Value extends string | readonly string[]>(
  codec: ListCodec<Value>,
): ListCodec<Value | undefined> => ({
  read: (parameters) => {
    const value = codec.read(parameters);
    return value.length === 0 ? undefined : value;
  },
  write: (value) => (value === undefined ? {} : codec.write(value)),
});

/** The codec of each field of a filter. */
export type FilterParams<Filter> = { readonly [Field in keyof Filter]-?: ListCodec<Filter[Field]> };

/** Returns the codec of a filter from those of its fields. Undefined fields are absent. */
export const createFilterCodec = <Filter extends object>(
  params: FilterParams<Filter>,
): ListCodec<Filter> => {
  // The keys of `params` are the fields of the filter.
  const fields = Object.keys(params) as (keyof Filter)[];
  return {
    read: (parameters) =>
      Object.fromEntries(
        fields
          .map((field) => [field, params[field].read(parameters)])
          .filter(([, value]) => value !== undefined),
      ) as Filter,
    write: (filter) =>
      Object.assign({}, ...fields.map((field) => params[field].write(filter[field]))),
  };
};
