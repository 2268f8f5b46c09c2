import type { Notification } from '@surtidor/domain/notifications';
import { LoadMore, LongList, NotificationCard } from '@surtidor/ui';
import {
  formatNotificationTime,
  getNotificationText,
  getNotificationTitle,
} from '../../../features/notifications/notification-texts.ts';
import { useNotificationHref } from '../../../features/notifications/use-notification-href.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

interface NotificationRowProps {
  readonly notification: Notification;
  /** The path of the order; undefined without an order or without permission to open it. */
  readonly href: string | undefined;
  /** Like `onRemove`, undefined if the user cannot change notifications (reading 47). */
  readonly onReadChange: ((key: string, read: boolean) => void) | undefined;
  readonly onRemove: ((keys: readonly string[]) => void) | undefined;
}

/** One notification with its menu (spec 2, notifications). */
const NotificationRow = ({ notification, href, onReadChange, onRemove }: NotificationRowProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { key, read, moment } = notification;
  return (
    <NotificationCard
      id={key}
      title={getNotificationTitle(notification, text)}
      body={getNotificationText(notification, deploymentOptions, text)}
      when={formatNotificationTime(notification, text)}
      {...(moment && { dateTime: `${moment.date}T${moment.time}` })}
      state={read ? 'read' : 'unread'}
      unreadLabel={text('Unread')}
      {...(href !== undefined && { href })}
      onFollow={() => {
        if (!read) onReadChange?.(key, true);
      }}
      menuLabel={text('Options of the notification {title}, {time}', {
        title: getNotificationTitle(notification, text),
        time: formatNotificationTime(notification, text),
      })}
      actions={[
        ...(onReadChange
          ? [
              {
                id: 'read',
                label: read ? text('Mark as unread') : text('Mark as read'),
                onSelect: () => onReadChange(key, !read),
              },
            ]
          : []),
        ...(onRemove
          ? [
              {
                id: 'delete',
                label: text('Delete'),
                tone: 'danger' as const,
                onSelect: () => onRemove([key]),
              },
            ]
          : []),
      ]}
    />
  );
};

interface RowContext extends Pick<NotificationRowProps, 'onReadChange' | 'onRemove'> {
  readonly getHref: ReturnType<typeof useNotificationHref>;
}

const renderRow = (notification: Notification, _: null, { getHref, ...handlers }: RowContext) => (
  <NotificationRow notification={notification} href={getHref(notification)} {...handlers} />
);

/** The number of notifications rendered per page. All of them are already loaded. */
const pageSize = 48;

export interface NotificationListProps
  extends Pick<NotificationRowProps, 'onReadChange' | 'onRemove'> {
  readonly notifications: readonly Notification[];
  /** The number of rendered pages, from 1. */
  readonly pages: number;
  readonly onPagesChange: (pages: number) => void;
}

/** The notifications, newest first. */
export const NotificationList = ({
  notifications,
  pages,
  onPagesChange,
  onReadChange,
  onRemove,
}: NotificationListProps) => {
  const text = useText();
  const getHref = useNotificationHref();
  const visibleNotifications = notifications.slice(0, pages * pageSize);
  return (
    <>
      <LongList
        label={text('Notifications')}
        items={visibleNotifications}
        getKey={({ key }) => key}
        getItemState={getNoState}
        renderItem={renderRow}
        context={{ getHref, onReadChange, onRemove }}
        estimatedHeight={168}
        className="grid gap-3"
      />
      <LoadMore
        more={visibleNotifications.length < notifications.length ? 'yes' : 'no'}
        onLoadMore={() => onPagesChange(pages + 1)}
        progress={text('Showing {shown} of {total}', {
          shown: visibleNotifications.length,
          total: notifications.length,
        })}
      />
    </>
  );
};

/** Returns no state, because a card depends only on its notification. */
const getNoState = () => null;
