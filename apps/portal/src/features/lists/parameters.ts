import {
  type AccountMonth,
  type CalendarDate,
  calendarDate,
  parseCalendarDate,
} from '@surtidor/domain';

/** Longest text a filter takes from the address. */
const MAX_TEXT_LENGTH = 80;

/** Most choices of one filter that are taken from the address. */
const maxChoices = 50;

/** A text of the address, trimmed; undefined when there is none. */
export const textParameter = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.get(name)?.trim().slice(0, MAX_TEXT_LENGTH).trim() || undefined;

/** A day of the address; undefined when it is not one. */
export const dayParameter = (parameters: URLSearchParams, name: string): CalendarDate | undefined =>
  parseCalendarDate(parameters.get(name)) ?? undefined;

/** One of several words; undefined for any other. */
export const choiceParameter = <T extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === parameters.get(name));

/** A month of the address, 'YYYY-MM'; undefined when there is no such month. */
export function monthParameter(
  parameters: URLSearchParams,
  name: string,
): AccountMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(parameters.get(name) ?? '') ?? [];
  const parsed = { year: Number(year), month: Number(month) };
  return calendarDate(parsed.year, parsed.month, 1) === null ? undefined : parsed;
}

/** A month as the address writes it. */
export const monthText = ({ year, month }: AccountMonth): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Several values of the address, in their order, each once; empty when there are none. */
export function listParameter(parameters: URLSearchParams, name: string): readonly string[] {
  const values = (parameters.get(name) ?? '').split(',', maxChoices).map(decoded);
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
}

/** Several values as the address writes them. */
export const listText = (values: readonly string[]): string =>
  values.map((value) => encodeURIComponent(value)).join(',');

/** Only the parameters that have a value. */
export const withoutEmpty = (
  parameters: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
