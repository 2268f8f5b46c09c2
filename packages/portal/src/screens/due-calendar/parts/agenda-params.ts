import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';
import type { AgendaSpan } from '@surtidor/domain/agenda';
import { parseStationCode, stationParameter } from '@surtidor/domain/session';

/** The days and the station selected by the search params. */
export interface AgendaParams {
  readonly span: AgendaSpan;
  /** A day of the week or month that is shown. */
  readonly day: CalendarDate;
  /** The code of the selected station; empty for all. */
  readonly station: string;
}

/** Parses the search params. The defaults are this month and all stations. */
export const parseAgendaParams = (
  parameters: URLSearchParams,
  today: CalendarDate,
): AgendaParams => ({
  span: parameters.get('by') === 'week' ? 'week' : 'month',
  day: parseCalendarDate(parameters.get('day')) ?? today,
  station: parseStationCode(parameters.get(stationParameter)) ?? '',
});
