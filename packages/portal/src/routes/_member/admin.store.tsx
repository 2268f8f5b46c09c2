import { createFileRoute } from '@tanstack/react-router';
import { StoreExitScreen } from '../../screens/store-exit/store-exit-screen.tsx';

export const Route = createFileRoute('/_member/admin/store')({
  component: StoreExitScreen,
});
