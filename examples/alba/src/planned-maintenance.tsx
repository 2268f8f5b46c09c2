import { useVariant } from '@surtidor/portal';
import { Alert } from '@surtidor/ui';

/** Tells the stores of Colombia about the terminal's working hours. */
export const PlannedMaintenance = () =>
  useVariant().country === 'CO' ? (
    <Alert tone="info" title="El terminal abre a las 6:00">
      Los domingos y festivos no hay despachos.
    </Alert>
  ) : null;
