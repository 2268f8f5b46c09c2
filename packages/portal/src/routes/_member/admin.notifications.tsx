import NotificationsScreen from '@surtidor/portal/screens/notifications';
import { createFileRoute } from '@tanstack/react-router';
import { preloadNotifications } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/notifications')({
  loader: ({ context }) => preloadNotifications(context),
  component: NotificationsScreen,
});
