import { countUnread } from '@surtidor/domain/notifications';
import { useHasInbox, useInboxSnapshot } from '../../features/notifications/inbox-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';
import { PageTitle } from './page-title.tsx';

const CountedPageTitle = () => (
  <PageTitle unreadCount={countUnread(getData(useInboxSnapshot().state) ?? [])} />
);

/** Renders the title of a page within a session, with the unread count. */
export const MemberPageTitle = () => (useHasInbox() ? <CountedPageTitle /> : <PageTitle />);
