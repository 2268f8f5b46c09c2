import type { Notification } from '@surtidor/domain';
import { LoadMore, LongList } from '@surtidor/ui';
import { useCallback } from 'react';
import { useOrderHref } from '../../../features/notifications/use-order-href.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { NotificationRow, type NotificationRowProps } from './notification-row.tsx';

/** How many more are shown at a time: all of them are known, few are ever looked at. */
const shownAtOnce = 48;

export interface NotificationListProps
  extends Pick<NotificationRowProps, 'onReadChange' | 'onRemove'> {
  readonly notifications: readonly Notification[];
  /** How many times more were asked for, from 1 on. */
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
  const shown = notifications.slice(0, pages * shownAtOnce);
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

/** A card's look depends on nothing but its notification. */
const noMark = () => null;
