import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import AccountStatusScreen from '../../screens/account-status/account-status-screen.tsx';
import { firstQueries } from '../../screens/account-status/first-queries.ts';

export const Route = createFileRoute('/_member/admin/account-status')({
  loader: preloadQueries({ 'account-status': firstQueries }),
  component: AccountStatusScreen,
});
