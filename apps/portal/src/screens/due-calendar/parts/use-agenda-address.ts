import {
  type AgendaSpan,
  type CalendarDate,
  parseCalendarDate,
  parseStationCode,
  stationParameter,
} from '@surtidor/domain';
import { useSearchParams } from '../../../platform/router/index.ts';

/** Which days of the calendar the address asks for. */
export interface AgendaAddress {
  readonly span: AgendaSpan;
  /** A day of the week or month that is shown. */
  readonly day: CalendarDate;
  /** The code of the one station whose entries are shown; empty for all of them. */
  readonly station: string;
  readonly show: (span: AgendaSpan, day: CalendarDate) => void;
}

/** The span and day of the address: `?section=calendar&by=week&day=2026-11-20`; this month by default. */
export function useAgendaAddress(today: CalendarDate): AgendaAddress {
  const [parameters, setParameters] = useSearchParams();
  return {
    span: parameters.get('by') === 'week' ? 'week' : 'month',
    day: parseCalendarDate(parameters.get('day')) ?? today,
    station: parseStationCode(parameters.get(stationParameter)) ?? '',
    show: (span, day) => {
      const address = new URLSearchParams(parameters);
      address.delete('by');
      address.delete('day');
      if (span === 'week') address.set('by', span);
      if (day !== today) address.set('day', day);
      setParameters(address);
    },
  };
}
