import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import NotificationsScreen from '../../screens/notifications/notifications-screen.tsx';

export const Route = createFileRoute('/_member/admin/notifications')({
  head: pageHead('notifications'),
  component: NotificationsScreen,
});
