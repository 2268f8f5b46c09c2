import { countUnread, undoTimeoutMs } from '@surtidor/domain/notifications';
import { ListFrame, SegmentedControl, StateMessage, ToastRegion } from '@surtidor/ui';
import { choiceParam } from '../../features/lists/parameters.ts';
import { useListSearchParams } from '../../features/lists/use-list-search-params.ts';
import { BlockedNotice } from '../../features/notifications/blocked-notice.tsx';
import { useConnectedInbox, useHasInbox } from '../../features/notifications/inbox-context.tsx';
import { useAbilities, usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { DeleteAllButton } from './parts/delete-all-button.tsx';
import { NotificationList } from './parts/notification-list.tsx';
import { useNotificationActions } from './parts/use-notification-actions.ts';
import '../../shared/messages/spanish/notifications.ts';

/** The notifications to show. */
type ReadFilter = 'all' | 'unread';

const readFilters: readonly ReadFilter[] = ['all', 'unread'];

/** Reads and writes `?show=unread`. The default, `all`, has no search param. */
const readFilterCodec = choiceParam('show', readFilters, 'all');

/** Returns the subtitle of the page, which is the unread count. */
function useSubtitle(unreadCount: number): string {
  const text = useText();
  if (unreadCount === 0) return text('Updates on your orders.');
  return unreadCount === 1
    ? text('1 unread notification')
    : text('{count} unread notifications', { count: unreadCount });
}

interface InboxToolsProps {
  readonly filter: ReadFilter;
  readonly onFilterChange: (filter: ReadFilter) => void;
  /** How many notifications there are, read and unread. */
  readonly count: number;
  /** Absent if the user cannot change notifications. */
  readonly onDeleteAll?: () => void;
}

/** The filter of the notifications and the button that deletes them. */
const InboxTools = ({ filter, onFilterChange, count, onDeleteAll }: InboxToolsProps) => {
  const text = useText();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <SegmentedControl
        label={text('Show notifications')}
        value={filter}
        onValueChange={onFilterChange}
        options={[
          { value: 'all', label: text('All, read and unread') },
          { value: 'unread', label: text('Only unread') },
        ]}
      />
      {onDeleteAll && <DeleteAllButton count={count} onDelete={onDeleteAll} />}
    </div>
  );
};

const NotificationInbox = () => {
  const text = useText();
  const abilities = useAbilities();
  const { inbox, state, removals, isBlocked } = useConnectedInbox();
  const changeNotifications = abilities.changeNotifications && !isBlocked;
  const actions = useNotificationActions(inbox, removals);
  const urlState = useListSearchParams(readFilterCodec);
  const notifications = getData(state) ?? [];
  const unreadCount = countUnread(notifications);
  const isUnreadOnly = urlState.filter === 'unread';
  const visibleNotifications = notifications.filter(({ read }) => !(isUnreadOnly && read));
  const frame = getFrame(state, inbox.connect, text);
  return (
    <>
      <PageHead title={text('Notifications')} detail={useSubtitle(unreadCount)} />
      <InboxTools
        filter={urlState.filter}
        onFilterChange={urlState.setFilter}
        count={notifications.length}
        {...(changeNotifications && {
          onDeleteAll: () => actions.remove(notifications.map(({ key }) => key)),
        })}
      />
      <h2 className="sr-only">
        {isUnreadOnly ? text('Only unread') : text('All, read and unread')}
      </h2>
      <ListFrame
        {...frame}
        {...(frame.state === 'ready' && visibleNotifications.length === 0 && { state: 'empty' })}
        emptyTitle={
          isUnreadOnly && notifications.length > 0
            ? text('No unread notifications')
            : text('Data not found')
        }
        emptyIllustration={isUnreadOnly ? 'done' : 'empty'}
        emptyText={text('We will let you know here when one of your orders changes.')}
      >
        <NotificationList
          notifications={visibleNotifications}
          pages={urlState.pages}
          onPagesChange={urlState.setPages}
          onReadChange={changeNotifications ? actions.setRead : undefined}
          onRemove={changeNotifications ? actions.remove : undefined}
        />
      </ListFrame>
      {/* After the list, so that it moves nothing when it appears; in sight at the end of the window. */}
      {isBlocked && (
        <div className="sticky bottom-4 mt-4">
          <BlockedNotice onRefresh={inbox.connect} />
        </div>
      )}
      <ToastRegion
        label={text('Notices')}
        toasts={actions.toasts}
        onDismiss={actions.dismiss}
        stayMs={undoTimeoutMs}
      />
    </>
  );
};

/** The notifications of orders, updated live (spec 2, notifications). */
const NotificationsScreen = () => {
  const text = useText();
  const { realtime } = usePortal().config;
  if (useHasInbox()) return <NotificationInbox />;
  return (
    <>
      <PageHead title={text('Notifications')} />
      <StateMessage illustration="empty" title={text('Notifications are not available here')}>
        {text(
          realtime === null
            ? 'The rest of the portal works normally.'
            : 'Each user has their own notifications, and this session does not identify the user.',
        )}
      </StateMessage>
    </>
  );
};

export default NotificationsScreen;
