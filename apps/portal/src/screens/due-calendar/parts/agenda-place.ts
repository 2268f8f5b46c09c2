import {
  type AgendaSpan,
  type CalendarDate,
  parseCalendarDate,
  parseStationCode,
  stationParameter,
} from '@surtidor/domain';

/** The days selected by the search params. */
export interface AgendaPlace {
  readonly span: AgendaSpan;
  /** A day of the week or month that is shown. */
  readonly day: CalendarDate;
  /** The code of the selected station; empty for all. */
  readonly station: string;
}

/** The span, day and station of the search params; this month and all stations by default. */
export const getAgendaPlace = (parameters: URLSearchParams, today: CalendarDate): AgendaPlace => ({
  span: parameters.get('by') === 'week' ? 'week' : 'month',
  day: parseCalendarDate(parameters.get('day')) ?? today,
  station: parseStationCode(parameters.get(stationParameter)) ?? '',
});
