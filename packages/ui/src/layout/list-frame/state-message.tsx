import { forwardRef, type ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../../data-display/illustrations/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface StateMessageProps extends RootProps {
  /** The illustration above the text. */
  illustration: IllustrationName;
  /** The title: 'No hay facturas pendientes'. */
  title: string;
  /** The explanation and the next step. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits, `none` relies on an enclosing live region. */
  urgency?: 'status' | 'alert' | 'none';
}

/** Replaces missing content with an illustration, a title, a sentence and an action. */
export const StateMessage = forwardRef<HTMLDivElement, StateMessageProps>(function StateMessage(
  { illustration, title, children, action, urgency = 'status', className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      role={urgency === 'none' ? undefined : urgency}
      className={cn('flex flex-col items-center gap-1 px-4 py-6 text-center', className)}
    >
      <Illustration name={illustration} />
      <p className="mt-2 max-w-full font-heading font-bold text-balance">{title}</p>
      {children && <div className="max-w-sm text-sm text-ui-ink-soft text-balance">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
});
