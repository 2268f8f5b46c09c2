import { forwardRef, type ReactNode, useId } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { Menu, type MenuAction } from '../../actions/menu/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';

export interface NotificationCardProps extends RootProps {
  /** Handed back by the events. */
  id: string;
  /** 'Estado de su pedido'. */
  title: string;
  /** What happened, in a sentence or two. */
  body: ReactNode;
  /** When it came, as it is shown. */
  when: string;
  /** The same for machines: '2026-11-20T10:05:00-05:00'. */
  dateTime?: string;
  /** Whether it was read; one that was not has a marker and stronger words. */
  state: 'unread' | 'read';
  /** The marker in words: 'Sin leer'. */
  unreadLabel: string;
  /** Where it leads: the order it speaks of. */
  href?: string;
  /** Told when it was followed, to mark it as read. */
  onFollow?: (id: string) => void;
  /** The accessible name of the menu: 'Opciones de la notificación'. */
  menuLabel: string;
  /** Read, unread, delete. Without any no menu is shown. */
  actions: ReadonlyArray<MenuAction>;
}

const cardClasses = cva(
  'relative flex min-w-0 flex-wrap items-start gap-3 rounded-lg border border-line py-3 pl-4',
  {
    variants: {
      state: { unread: 'bg-surface elevate-1', read: '' },
      // The menu's button has room around its sign.
      end: { text: 'pr-4', menu: 'pr-2' },
    },
  },
);

const markClasses = cva('mt-2 size-2.5 shrink-0 rounded-full', {
  variants: { state: { unread: 'bg-accent', read: '' } },
});

const titleClasses = cva('wrap-anywhere', {
  variants: { state: { unread: 'font-bold', read: 'font-semibold text-ink-soft' } },
});

/** One notification: marker, title, time, text and a menu (spec 2, notifications). */
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
    const unread = state === 'unread';
    return (
      <article
        ref={ref}
        aria-labelledby={titleId}
        {...passedOn(rest)}
        className={cardClasses({ state, end: actions.length > 0 ? 'menu' : 'text', className })}
      >
        <span aria-hidden="true" className={markClasses({ state })} />
        <div className="min-w-0 flex-1 basis-[min(8rem,calc(100%-3rem))]">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id={titleId} className={titleClasses({ state })}>
              {unread && <span className="sr-only">{unreadLabel}: </span>}
              {href === undefined ? (
                title
              ) : (
                <Element
                  href={href}
                  onClick={() => onFollow?.(id)}
                  // The whole card can be pressed; the menu lies above.
                  className="text-primary-ink underline-offset-2 hover:underline outline-none after:absolute after:inset-0 after:rounded-lg after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-ring"
                >
                  {title}
                </Element>
              )}
            </h3>
            <p className="text-sm text-ink-soft">
              {dateTime === undefined ? when : <time dateTime={dateTime}>{when}</time>}
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
