import {
  type AgendaSpan,
  type CalendarDate,
  parseCalendarDate,
  parseStationCode,
  stationParameter,
} from '@surtidor/domain';

/** Which days of the calendar an address asks for. */
export interface AgendaPlace {
  readonly span: AgendaSpan;
  /** A day of the week or month that is shown. */
  readonly day: CalendarDate;
  /** The code of the one station whose entries are shown; empty for all of them. */
  readonly station: string;
}

/** The span, day and station of an address; this month of every station by default. */
export const agendaPlaceOf = (parameters: URLSearchParams, today: CalendarDate): AgendaPlace => ({
  span: parameters.get('by') === 'week' ? 'week' : 'month',
  day: parseCalendarDate(parameters.get('day')) ?? today,
  station: parseStationCode(parameters.get(stationParameter)) ?? '',
});
