import type { AgendaSpan, CalendarDate } from '@surtidor/domain';
import { useSearchParams } from '../../../platform/router/index.ts';
import { type AgendaPlace, agendaPlaceOf } from './agenda-place.ts';

/** Which days of the calendar the address asks for, and the way to others. */
export interface AgendaAddress extends AgendaPlace {
  readonly show: (span: AgendaSpan, day: CalendarDate) => void;
}

/** The span and day of the address: `?section=calendar&by=week&day=2026-11-20`; this month by default. */
export function useAgendaAddress(today: CalendarDate): AgendaAddress {
  const [parameters, setParameters] = useSearchParams();
  return {
    ...agendaPlaceOf(parameters, today),
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
