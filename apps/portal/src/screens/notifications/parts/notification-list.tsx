import type { Notification } from '@surtidor/domain';
import { LoadMore, LongList } from '@surtidor/ui';
import { useCallback } from 'react';
import { useOrderHref } from '../../../features/notifications/use-order-href.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { NotificationRow, type NotificationRowProps } from './notification-row.tsx';

/** Notifications rendered per page: all are loaded, few are read. */
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
  const hrefOf = useOrderHref();
  const renderItem = useCallback(
    (notification: Notification) => (
      <NotificationRow
        notification={notification}
        href={hrefOf(notification)}
        onReadChange={onReadChange}
        onRemove={onRemove}
      />
    ),
    [hrefOf, onReadChange, onRemove],
  );
  const shown = notifications.slice(0, pages * pageSize);
  return (
    <>
      <LongList
        label={text('Notifications')}
        items={shown}
        keyOf={({ key }) => key}
        getItemState={noMark}
        renderItem={renderItem}
        estimatedHeight={168}
        className="grid gap-3"
      />
      <LoadMore
        more={shown.length < notifications.length ? 'yes' : 'no'}
        onLoadMore={() => onPagesChange(pages + 1)}
        progress={text('Showing {shown} of {total}', {
          shown: shown.length,
          total: notifications.length,
        })}
      />
    </>
  );
};

/** A card depends on its notification only. */
const noMark = () => null;
