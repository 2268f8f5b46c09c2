import {
  type AccountMonth,
  type CalendarDate,
  createCalendarDate,
  parseCalendarDate,
} from '@surtidor/domain';

/** The maximum length of a text param. */
const maxTextLength = 80;

/** The maximum number of values of one search param. */
const maxChoices = 50;

/** Returns a trimmed text param, or undefined if it is absent or empty. */
export const getTextParam = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.get(name)?.trim().slice(0, maxTextLength).trim() || undefined;

/** Returns a date param, or undefined if it is invalid. */
export const getDateParam = (parameters: URLSearchParams, name: string): CalendarDate | undefined =>
  parseCalendarDate(parameters.get(name)) ?? undefined;

/** Returns a param with one of the given values, or undefined for any other value. */
export const getChoiceParam = <T extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === parameters.get(name));

/** Returns a month param, 'YYYY-MM', or undefined if it is invalid. */
export function getMonthParam(parameters: URLSearchParams, name: string): AccountMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(parameters.get(name) ?? '') ?? [];
  const accountMonth = { year: Number(year), month: Number(month) };
  return createCalendarDate(accountMonth.year, accountMonth.month, 1) === null
    ? undefined
    : accountMonth;
}

/** Formats a month for the search params. */
export const formatMonthParam = ({ year, month }: AccountMonth): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Returns the values of a list param, in order and without duplicates, or an empty list if it is absent. */
export function getListParam(parameters: URLSearchParams, name: string): readonly string[] {
  const values = (parameters.get(name) ?? '').split(',', maxChoices).map(safeDecode);
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
}

/** Formats several values for one search param. */
export const formatListParam = (values: readonly string[]): string =>
  values.map((value) => encodeURIComponent(value)).join(',');

/** Omits params without a value. */
export const omitEmpty = (
  parameters: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
