import { forwardRef, type ReactNode, useId } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { Menu, type MenuAction } from '../../actions/menu/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';

export interface NotificationCardProps extends RootProps {
  /** The id passed to the event handlers. */
  id: string;
  /** The title: 'Estado de su pedido'. */
  title: string;
  /** The text, a sentence or two. */
  body: ReactNode;
  /** The formatted time. */
  when: string;
  /** The machine-readable time: '2026-11-20T10:05:00-05:00'. */
  dateTime?: string;
  /** Whether it was read; an unread card has a marker and bold text. */
  state: 'unread' | 'read';
  /** The label of the unread marker: 'Sin leer'. */
  unreadLabel: string;
  /** The URL of the related page, such as the order. */
  href?: string;
  /** Called when the link is followed, to mark the notification as read. */
  onFollow?: (id: string) => void;
  /** The accessible name of the menu: 'Opciones de la notificación'. */
  menuLabel: string;
  /** The menu items, such as read, unread and delete. Without items there is no menu. */
  actions: ReadonlyArray<MenuAction>;
}

const cardClasses = cva(
  'relative flex min-w-0 flex-wrap items-start gap-3 rounded-ui-lg border border-ui-line py-3 pl-4',
  {
    variants: {
      state: { unread: 'bg-ui-surface elevate-1', read: '' },
      // The menu button already has space around its icon.
      end: { text: 'pr-4', menu: 'pr-2' },
    },
  },
);

const markerClasses = cva('mt-2 size-2.5 shrink-0 rounded-full', {
  variants: { state: { unread: 'bg-ui-accent forced-colors:bg-[CanvasText]', read: '' } },
});

const titleClasses = cva('wrap-anywhere', {
  variants: { state: { unread: 'font-bold', read: 'font-semibold text-ui-ink-soft' } },
});

/** A notification: marker, title, time, text and menu (spec 2, notifications). */
export const NotificationCard = forwardRef<HTMLElement, NotificationCardProps>(
  function NotificationCard(
    {
      id,
      title,
      body,
      when,
      dateTime,
      state,
      unreadLabel,
      href,
      onFollow,
      menuLabel,
      actions,
      className,
      ...rest
    },
    ref,
  ) {
    const titleId = useId();
    const Element = useLinkElement();
    const isUnread = state === 'unread';
    return (
      <article
        ref={ref}
        aria-labelledby={titleId}
        {...getRootProps(rest)}
        className={cardClasses({ state, end: actions.length > 0 ? 'menu' : 'text', className })}
      >
        <span aria-hidden="true" className={markerClasses({ state })} />
        <div className="min-w-0 flex-1 basis-[min(8rem,calc(100%-3rem))]">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id={titleId} className={titleClasses({ state })}>
              {isUnread && <span className="sr-only">{`${unreadLabel}: `}</span>}
              {href === undefined ? (
                <span>{title}</span>
              ) : (
                <Element
                  href={href}
                  onClick={() => onFollow?.(id)}
                  // The link covers the whole card; the menu is above it.
                  className="text-ui-primary-ink underline-offset-2 hover:underline outline-none after:absolute after:inset-0 after:rounded-ui-lg after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-ui-ring"
                >
                  {title}
                </Element>
              )}
            </h3>
            <p className="text-sm text-ui-ink-soft">
              {dateTime === undefined ? (
                when
              ) : (
                <time translate="no" dateTime={dateTime}>
                  {when}
                </time>
              )}
            </p>
          </div>
          <div className="mt-1 text-sm wrap-anywhere">{body}</div>
        </div>
        {actions.length > 0 && (
          <div className="relative z-1 -mt-1 ml-auto">
            <Menu label={menuLabel} actions={actions} />
          </div>
        )}
      </article>
    );
  },
);
