import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import MaintenanceScreen from '../../screens/maintenance/maintenance-screen.tsx';

export const Route = createFileRoute('/_guest/maintenance')({
  head: pageHead('maintenance'),
  component: MaintenanceScreen,
});
