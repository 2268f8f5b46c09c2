import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../screens/notifications/notifications-screen.tsx';

export const Route = createFileRoute('/_member/admin/notifications')({
  component: NotificationsScreen,
});
