import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import DashboardScreen from '../../screens/dashboard/dashboard-screen.tsx';
import { firstQueries } from '../../screens/dashboard/first-queries.ts';

export const Route = createFileRoute('/_member/')({
  loader: preloadQueries({ dashboard: firstQueries }),
  component: DashboardScreen,
});
