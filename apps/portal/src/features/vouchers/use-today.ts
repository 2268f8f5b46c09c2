import { type CalendarDate, todayIn } from '@surtidor/domain';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';

/** Today in the store's time zone. */
export function useToday(): CalendarDate {
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return todayIn(timeZone, now());
}
