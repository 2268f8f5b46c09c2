import {
  type AccountMonth,
  type CalendarDate,
  createCalendarDate,
  parseCalendarDate,
} from '@surtidor/domain';

/** The maximum length of a text in the search params. */
const MAX_TEXT_LENGTH = 80;

/** The maximum number of values of one search param. */
const maxChoices = 50;

/** A trimmed text param; undefined if absent or empty. */
export const getTextParam = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.get(name)?.trim().slice(0, MAX_TEXT_LENGTH).trim() || undefined;

/** A date param; undefined if invalid. */
export const getDateParam = (parameters: URLSearchParams, name: string): CalendarDate | undefined =>
  parseCalendarDate(parameters.get(name)) ?? undefined;

/** A param with one of the given values; undefined for any other. */
export const getChoiceParam = <T extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === parameters.get(name));

/** A month param, 'YYYY-MM'; undefined if invalid. */
export function getMonthParam(parameters: URLSearchParams, name: string): AccountMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(parameters.get(name) ?? '') ?? [];
  const parsed = { year: Number(year), month: Number(month) };
  return createCalendarDate(parsed.year, parsed.month, 1) === null ? undefined : parsed;
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

/** The values of a list param, in order and without duplicates; empty if absent. */
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
