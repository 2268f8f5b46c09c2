import { compareText } from '../shared/compare-text.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  type DateRange,
  daysBetween,
  endOfMonth,
  type Money,
  startOfMonth,
  sumByCurrency,
} from '../shared/index.ts';
import type { AgendaDay, AgendaEntry, AgendaSpan, AgendaWeek } from './types.ts';

const daysOfWeek = 7;

/** A past Monday, from which weekdays are counted. */
const referenceMonday = '2024-01-01' as CalendarDate;

/** Returns the Monday of a day's week. */
export const startOfWeek = (day: CalendarDate): CalendarDate => {
  const offset = daysBetween(referenceMonday, day) % daysOfWeek;
  return addDays(day, -((offset + daysOfWeek) % daysOfWeek));
};

/** Returns the days that a calendar shows for the week or the month of a day, both ends included. */
export const getAgendaRange = (span: AgendaSpan, day: CalendarDate): DateRange =>
  span === 'month'
    ? { start: startOfMonth(day), end: endOfMonth(day) }
    : { start: startOfWeek(day), end: addDays(startOfWeek(day), daysOfWeek - 1) };

/** Extends a range to full weeks, both ends included. */
export const extendToFullWeeks = ({ start, end }: DateRange): DateRange => ({
  start: startOfWeek(start),
  end: addDays(startOfWeek(end), daysOfWeek - 1),
});

/** Returns the first day of the span `steps` later (or earlier, if negative). */
export const shiftAgenda = (span: AgendaSpan, day: CalendarDate, steps: number): CalendarDate =>
  span === 'month'
    ? addMonths(startOfMonth(day), steps)
    : addDays(startOfWeek(day), steps * daysOfWeek);

/** Returns the amounts due, one per currency. */
export const getTotalsByCurrency = (entries: readonly AgendaEntry[]): readonly Money[] =>
  sumByCurrency(entries.map(({ amount }) => amount).filter((amount) => amount !== null));

/** Returns the entries of a range, sorted by day. */
export const getEntriesInRange = <Entry extends AgendaEntry>(
  entries: readonly Entry[],
  { start, end }: DateRange,
): readonly Entry[] =>
  entries
    .filter(({ day }) => day >= start && day <= end)
    .sort((one, other) => compareText(one.day, other.day));

/**
 * Returns the weeks of a range with their days and entries. Days outside the range belong to the
 * previous or next month; their `isInRange` is false.
 */
export function getAgendaWeeks<Entry extends AgendaEntry>(
  entries: readonly Entry[],
  range: DateRange,
): readonly AgendaWeek<Entry>[] {
  const displayedEntries = getEntriesInRange(entries, extendToFullWeeks(range));
  const firstMonday = startOfWeek(range.start);
  const weekCount = Math.floor(daysBetween(firstMonday, range.end) / daysOfWeek) + 1;
  const createAgendaDay = (dayIndex: number): AgendaDay<Entry> => {
    const day = addDays(firstMonday, dayIndex);
    const dayEntries = displayedEntries.filter((entry) => entry.day === day);
    return {
      day,
      isInRange: day >= range.start && day <= range.end,
      entries: dayEntries,
      totals: getTotalsByCurrency(dayEntries),
    };
  };
  return Array.from({ length: weekCount }, (_, weekIndex) => {
    const days = Array.from({ length: daysOfWeek }, (_, dayIndex) =>
      createAgendaDay(weekIndex * daysOfWeek + dayIndex),
    );
    const weekEntries = days.flatMap((day) => day.entries);
    return {
      days,
      totals: getTotalsByCurrency(weekEntries),
      deliveryCount: weekEntries.filter(({ kind }) => kind === 'delivery').length,
    };
  });
}
