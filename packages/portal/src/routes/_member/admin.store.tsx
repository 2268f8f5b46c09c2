import StoreExitScreen from '@surtidor/portal/screens/store-exit';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/admin/store')({
  component: StoreExitScreen,
});
