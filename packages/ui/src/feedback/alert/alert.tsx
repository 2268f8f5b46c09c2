import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { softToneClasses, ToneIcon } from '../../foundations/tone/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { X } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { useDelayedDismiss } from './use-delayed-dismiss.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

export interface AlertProps extends RootProps {
  /** The severity; errors are announced assertively, the others politely. */
  tone: 'info' | 'success' | 'warning' | 'danger' | 'locked';
  /** A short title: what happened. */
  title?: string;
  /** The message: what it means and what to do. */
  children?: ReactNode;
  /** Called to remove the alert. Without it there is no close button. */
  onDismiss?: () => void;
  /** Dismisses the alert after this time in ms, unless hovered or focused (spec 9: 5000, terms 15000). */
  dismissAfterMs?: number;
  /** A button or link that solves the problem. */
  action?: ReactNode;
}

const alertClasses = cva('flex items-start gap-3 rounded-ui-lg px-4 py-3', {
  variants: { tone: softToneClasses },
});

/** A message in the page, next to the content it refers to. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone, title, children, onDismiss, dismissAfterMs, action, className, ...rest },
  ref,
) {
  const { dismiss } = useKitMessages();
  const { isEngaged, restoreFocus, handlers } = useHoverOrFocus();
  useDelayedDismiss(isEngaged ? undefined : dismissAfterMs, onDismiss);
  return (
    <div
      ref={ref}
      {...rest}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...handlers}
      className={alertClasses({ tone, className })}
    >
      <ToneIcon tone={tone} className="size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ui-ink">
        <div className="min-w-0 grow basis-64">
          {title && <p className="font-bold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton
          label={dismiss}
          onClick={() => {
            restoreFocus();
            onDismiss();
          }}
          className="-my-2.5 -mr-2"
        >
          <X />
        </IconButton>
      )}
    </div>
  );
});
