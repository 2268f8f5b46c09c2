import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import MaintenanceScreen from '../../screens/maintenance/maintenance-screen.tsx';

export const Route = createFileRoute('/_guest/error_assets')({
  head: pageHead('error-assets'),
  component: MaintenanceScreen,
});
