import type { Notification } from '@surtidor/domain';
import { NotificationCard } from '@surtidor/ui';
import { bodyOf, headingOf, timeOf } from '../../../features/notifications/notification-texts.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface NotificationRowProps {
  readonly notification: Notification;
  /** The link to its order; absent if it has none or without permission. */
  readonly href: string | undefined;
  /** Absent if read-only (reading 47). */
  readonly onReadChange: ((key: string, read: boolean) => void) | undefined;
  readonly onRemove: ((keys: readonly string[]) => void) | undefined;
}

/** One notification with its menu (spec 2, notifications). */
export const NotificationRow = ({
  notification,
  href,
  onReadChange,
  onRemove,
}: NotificationRowProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { key, read, moment } = notification;
  return (
    <NotificationCard
      id={key}
      title={headingOf(notification, text)}
      body={bodyOf(notification, deploymentOptions, text)}
      when={timeOf(notification)}
      {...(moment && { dateTime: `${moment.date}T${moment.time}` })}
      state={read ? 'read' : 'unread'}
      unreadLabel={text('Unread')}
      {...(href !== undefined && { href })}
      onFollow={() => {
        if (!read) onReadChange?.(key, true);
      }}
      menuLabel={text('Options of the notification')}
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
