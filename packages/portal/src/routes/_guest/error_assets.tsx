import { createFileRoute } from '@tanstack/react-router';
import { MaintenanceScreen } from '../../screens/maintenance/maintenance-screen.tsx';

export const Route = createFileRoute('/_guest/error_assets')({
  component: MaintenanceScreen,
});
