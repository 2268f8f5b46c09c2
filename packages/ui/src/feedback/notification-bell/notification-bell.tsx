import { forwardRef } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Bell } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface NotificationBellProps extends RootProps {
  /** The number of unread notifications; above 99 it shows '99+'. */
  count: number;
  /** The URL of the notifications page. */
  href: string;
}

/** The bell in the header with the number of unread notifications. */
export const NotificationBell = forwardRef<HTMLAnchorElement, NotificationBellProps>(
  function NotificationBell({ count, href, className, ...rest }, ref) {
    const Element = useLinkElement();
    const displayedCount = count > 99 ? '99+' : String(count);
    const label = useKitMessages().notifications(displayedCount);
    return (
      <Element
        ref={ref}
        href={href}
        aria-label={label}
        title={label}
        {...rest}
        className={cn(
          'relative inline-flex size-10 items-center justify-center rounded-ui-md text-ui-on-brand hover:bg-ui-brand-raised',
          className,
        )}
      >
        <Bell className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 left-1/2 min-w-4 rounded-full bg-ui-danger px-1 text-center text-xs font-bold text-ui-on-danger"
          >
            {displayedCount}
          </span>
        )}
      </Element>
    );
  },
);
