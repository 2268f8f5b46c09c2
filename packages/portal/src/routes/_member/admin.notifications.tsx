import { createFileRoute } from '@tanstack/react-router';
import { preloadNotifications } from '../../app/pages/preload.ts';
import { NotificationsScreen } from '../../screens/notifications/notifications-screen.tsx';

export const Route = createFileRoute('/_member/admin/notifications')({
  loader: preloadNotifications,
  component: NotificationsScreen,
});
