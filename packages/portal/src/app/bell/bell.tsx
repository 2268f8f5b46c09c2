import { countUnread, type Notification } from '@surtidor/domain/notifications';
import { Dialog, HeaderAction, Link, ListFrame } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import BellIcon from 'lucide-react/icons/bell';
import { useState } from 'react';
import { BlockedNotice } from '../../features/notifications/blocked-notice.tsx';
import { useConnectedInbox } from '../../features/notifications/inbox-context.tsx';
import {
  formatNotificationTime,
  getNotificationText,
  getNotificationTitle,
} from '../../features/notifications/notification-texts.ts';
import { useNotificationHref } from '../../features/notifications/use-notification-href.ts';
import { useAbilities, usePortal, useRoutePath } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { useOrderAnnouncements } from './use-order-announcements.ts';

/** The maximum number of notifications that the bell shows. */
const maxNotifications = 8;

interface NoticeProps {
  readonly notice: Notification;
  /** The path of the notification's order; undefined if it has none. */
  readonly href: string | undefined;
  readonly onFollow: () => void;
}

const markClasses = cva('mt-2 size-2 shrink-0 rounded-full', {
  variants: { read: { true: 'bg-ui-line', false: 'bg-ui-accent forced-colors:bg-[CanvasText]' } },
});

const titleClasses = cva('', { variants: { read: { true: '', false: 'font-bold' } } });

const Notice = ({ notice, href, onFollow }: NoticeProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const heading = <bdi>{getNotificationTitle(notice, text)}</bdi>;
  return (
    <li className="flex gap-3 py-3">
      <span className={markClasses({ read: notice.read })} />
      <div className="min-w-0">
        <p className={titleClasses({ read: notice.read })}>
          {href === undefined ? (
            heading
          ) : (
            <Link href={href} onClick={onFollow}>
              {heading}
            </Link>
          )}
          {!notice.read && <span className="sr-only">{` (${text('unread')})`}</span>}
        </p>
        <p className="text-sm wrap-break-word text-ui-ink-soft">
          <bdi>{getNotificationText(notice, deploymentOptions, text)}</bdi>
        </p>
        <p className="text-xs text-ui-ink-soft">{formatNotificationTime(notice, text)}</p>
      </div>
    </li>
  );
};

interface BellButtonProps {
  readonly open: boolean;
  readonly unreadCount: number;
  readonly onOpen: () => void;
}

/** The button of the bell, with the unread count. */
const BellButton = ({ open, unreadCount, onOpen }: BellButtonProps) => {
  const text = useText();
  const label =
    unreadCount === 1
      ? text('1 unread notification')
      : text('{count} unread notifications', { count: unreadCount });
  return (
    <HeaderAction
      label={unreadCount === 0 ? text('Notifications') : label}
      count={unreadCount}
      expanded={open}
      onClick={onOpen}
    >
      <BellIcon />
    </HeaderAction>
  );
};

/** Renders the bell with its unread count (spec 2, header). It opens the newest notifications. */
export const Bell = () => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const notificationsPath = useRoutePath()('notifications');
  const { inbox, state, isBlocked } = useConnectedInbox();
  useOrderAnnouncements();
  const notices = getData(state) ?? [];
  const getHref = useNotificationHref();
  const { changeNotifications } = useAbilities();
  const handleFollow = ({ key, read }: Notification) => {
    setOpen(false);
    if (!read && changeNotifications && !isBlocked) void inbox.setRead(key, true);
  };
  return (
    <>
      <BellButton open={open} unreadCount={countUnread(notices)} onOpen={() => setOpen(true)} />
      <Dialog
        open={open}
        placement="header"
        title={text('Notifications')}
        onOpenChange={() => setOpen(false)}
        footer={
          <ButtonLink href={notificationsPath} onClick={() => setOpen(false)}>
            {text('All notifications')}
          </ButtonLink>
        }
      >
        {isBlocked && <BlockedNotice onRefresh={inbox.connect} />}
        <ListFrame {...getFrame(state, inbox.connect, text)} emptyTitle={text('Data not found')}>
          <ul className="divide-y divide-ui-line">
            {notices.slice(0, maxNotifications).map((notice) => (
              <Notice
                key={notice.key}
                notice={notice}
                href={getHref(notice)}
                onFollow={() => handleFollow(notice)}
              />
            ))}
          </ul>
        </ListFrame>
      </Dialog>
    </>
  );
};
