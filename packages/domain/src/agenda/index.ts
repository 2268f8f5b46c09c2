export {
  extendToFullWeeks,
  getAgendaRange,
  getAgendaWeeks,
  getEntriesInRange,
  getTotalsByCurrency,
  shiftAgenda,
} from './agenda.ts';
export { toIcs } from './to-ics.ts';
export type * from './types.ts';
