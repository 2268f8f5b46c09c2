import { addDays, formatDate } from '@surtidor/domain';
import { useToday, useVariant } from '@surtidor/portal';
import { Alert } from '@surtidor/ui';

/** Tells the stores of Colombia about the terminal's working hours. */
export function PlannedMaintenance() {
  const today = useToday();
  return useVariant().country === 'CO' ? (
    <Alert tone="info" title="El terminal abre a las 6:00">
      Los pedidos de hoy antes de las 16:00 se despachan desde el {formatDate(addDays(today, 1))}.
    </Alert>
  ) : null;
}
