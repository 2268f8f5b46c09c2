import type { AgendaSpan, CalendarDate } from '@surtidor/domain';
import { useSearchParams } from '../../../platform/router/index.ts';
import { type AgendaPlace, getAgendaPlace } from './agenda-place.ts';

/** The days selected by the search params, and their setters. */
export interface AgendaAddress extends AgendaPlace {
  readonly show: (span: AgendaSpan, day: CalendarDate) => void;
}

/** The search params: `?section=calendar&by=week&day=2026-11-20`; this month by default. */
export function useAgendaAddress(today: CalendarDate): AgendaAddress {
  const [parameters, setParameters] = useSearchParams();
  return {
    ...getAgendaPlace(parameters, today),
    show: (span, day) => {
      const searchParams = new URLSearchParams(parameters);
      searchParams.delete('by');
      searchParams.delete('day');
      if (span === 'week') searchParams.set('by', span);
      if (day !== today) searchParams.set('day', day);
      setParameters(searchParams);
    },
  };
}
