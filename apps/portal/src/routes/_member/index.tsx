import { createFileRoute } from '@tanstack/react-router';
import { pageHead, preloadQueries } from '../../app/pages/page-route.ts';
import DashboardScreen from '../../screens/dashboard/dashboard-screen.tsx';
import { firstQueries } from '../../screens/dashboard/first-queries.ts';

export const Route = createFileRoute('/_member/')({
  loader: preloadQueries({ dashboard: firstQueries }),
  head: pageHead('home'),
  component: DashboardScreen,
});
