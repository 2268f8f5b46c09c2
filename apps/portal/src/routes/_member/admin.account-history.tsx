import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import AccountHistoryScreen from '../../screens/account-history/account-history-screen.tsx';
import { firstQueries } from '../../screens/account-history/first-queries.ts';

export const Route = createFileRoute('/_member/admin/account-history')({
  loader: preloadQueries({ 'account-history': firstQueries }),
  component: AccountHistoryScreen,
});
