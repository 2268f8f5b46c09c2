import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Headset } from '../../icons/icons.ts';

export interface SupportBannerProps extends RootProps {
  /** The accessible name of the region. */
  label: string;
  /** The text: whose account it is and which actions are not available. */
  children: ReactNode;
  /** A button that ends the support session. */
  action?: ReactNode;
}

/** A banner on every page while support staff view a customer's account. */
export const SupportBanner = forwardRef<HTMLElement, SupportBannerProps>(function SupportBanner(
  { label, children, action, className, ...rest },
  ref,
) {
  return (
    <section
      ref={ref}
      {...rest}
      aria-label={label}
      className={cn(
        'flex flex-wrap items-center justify-center max-sm:justify-start gap-x-3 gap-y-1 bg-ui-warning-soft px-4 py-2 text-sm text-ui-warning-ink',
        className,
      )}
    >
      <p className="flex min-w-0 items-center gap-3">
        <Headset className="size-5 shrink-0" />
        <span className="min-w-0">{children}</span>
      </p>
      {action && <span className="max-sm:pl-8">{action}</span>}
    </section>
  );
});
