import { useSyncExternalStore } from 'react';
import { useSharedInbox } from '../../features/notifications/inbox-context.tsx';
import { PageTitle } from './page-title.tsx';

/** Names a page of somebody signed in, with the number of unread notifications. */
export const MemberPageTitle = ({ title }: { title: string }) => {
  const { subscribe, getUnread } = useSharedInbox();
  return <PageTitle title={title} unread={useSyncExternalStore(subscribe, getUnread, getUnread)} />;
};
