import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import StoreExitScreen from '../../screens/store-exit/store-exit-screen.tsx';

export const Route = createFileRoute('/_member/admin/store')({
  head: pageHead('store'),
  component: StoreExitScreen,
});
