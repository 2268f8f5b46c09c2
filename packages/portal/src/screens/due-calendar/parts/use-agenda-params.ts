import type { CalendarDate } from '@surtidor/domain';
import type { AgendaSpan } from '@surtidor/domain/agenda';
import { useSearchParams } from '../../../platform/router/index.ts';
import { type AgendaParams, parseAgendaParams } from './agenda-params.ts';

/** The period and the station that the search params select, and the setter of the period. */
export interface AgendaParamsState extends AgendaParams {
  readonly showPeriod: (span: AgendaSpan, day: CalendarDate) => void;
}

/** Reads and sets the search params, such as `?by=week&day=2026-11-20`. */
export function useAgendaParams(today: CalendarDate): AgendaParamsState {
  const [parameters, setParameters] = useSearchParams();
  return {
    ...parseAgendaParams(parameters, today),
    showPeriod: (span, day) => {
      const searchParams = new URLSearchParams(parameters);
      searchParams.delete('by');
      searchParams.delete('day');
      if (span === 'week') searchParams.set('by', span);
      if (day !== today) searchParams.set('day', day);
      setParameters(searchParams);
    },
  };
}
