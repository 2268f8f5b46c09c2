import MaintenanceScreen from '@surtidor/portal/screens/maintenance';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_guest/maintenance')({
  component: MaintenanceScreen,
});
