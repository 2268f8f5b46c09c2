import {
  addDays,
  addMonths,
  type CalendarDate,
  currencies,
  type DateRange,
  daysBetween,
  endOfMonth,
  type Money,
  startOfMonth,
  sumMoney,
} from '../shared/index.ts';
import type { AgendaDay, AgendaEntry, AgendaSpan, AgendaWeek } from './types.ts';

const daysOfWeek = 7;

/** A past Monday, from which weekdays are counted. */
const someMonday = '2024-01-01' as CalendarDate;

/** The Monday of a day's week. */
export const startOfWeek = (day: CalendarDate): CalendarDate => {
  const since = daysBetween(someMonday, day) % daysOfWeek;
  return addDays(day, -((since + daysOfWeek) % daysOfWeek));
};

/** The days that a calendar shows for the week or the month of a day, both ends included. */
export const agendaRange = (span: AgendaSpan, day: CalendarDate): DateRange =>
  span === 'month'
    ? { start: startOfMonth(day), end: endOfMonth(day) }
    : { start: startOfWeek(day), end: addDays(startOfWeek(day), daysOfWeek - 1) };

/** The whole weeks that the days of a range touch, both ends included. */
export const wholeWeeks = ({ start, end }: DateRange): DateRange => ({
  start: startOfWeek(start),
  end: addDays(startOfWeek(end), daysOfWeek - 1),
});

/** The first day of the span `steps` later (or earlier, if negative). */
export const stepAgenda = (span: AgendaSpan, day: CalendarDate, steps: number): CalendarDate =>
  span === 'month'
    ? addMonths(startOfMonth(day), steps)
    : addDays(startOfWeek(day), steps * daysOfWeek);

/** The amounts due, one per currency. */
export const agendaTotals = (entries: readonly AgendaEntry[]): readonly Money[] => {
  const amounts = entries.map(({ amount }) => amount).filter((amount) => amount !== null);
  return currencies
    .map((currency) => ({
      currency,
      of: amounts.filter((amount) => amount.currency === currency),
    }))
    .filter(({ of }) => of.length > 0)
    .map(({ currency, of }) => sumMoney(of, currency));
};

/** The entries of a range, by day. */
export const entriesWithin = <Entry extends AgendaEntry>(
  entries: readonly Entry[],
  { start, end }: DateRange,
): readonly Entry[] =>
  entries
    .filter(({ day }) => day >= start && day <= end)
    .sort((one, other) => one.day.localeCompare(other.day));

/**
 * The weeks of a range with their days and entries. Days outside the range belong to the previous
 * or next month and are marked.
 */
export function agendaWeeks<Entry extends AgendaEntry>(
  entries: readonly Entry[],
  range: DateRange,
): readonly AgendaWeek<Entry>[] {
  const shown = entriesWithin(entries, wholeWeeks(range));
  const first = startOfWeek(range.start);
  const weeks = Math.floor(daysBetween(first, range.end) / daysOfWeek) + 1;
  const dayAt = (place: number): AgendaDay<Entry> => {
    const day = addDays(first, place);
    return {
      day,
      within: day >= range.start && day <= range.end,
      entries: shown.filter((entry) => entry.day === day),
    };
  };
  return Array.from({ length: weeks }, (_, week) => {
    const days = Array.from({ length: daysOfWeek }, (_day, place) =>
      dayAt(week * daysOfWeek + place),
    );
    const all = days.flatMap((day) => day.entries);
    return {
      days,
      totals: agendaTotals(all),
      deliveries: all.filter(({ kind }) => kind === 'delivery').length,
    };
  });
}
