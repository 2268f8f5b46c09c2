import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface CountdownProps extends RootProps {
  /** The remaining whole seconds; the parent owns the timer and updates them every second. */
  seconds: number;
  /** The text before the seconds: 'Redireccionando en'. */
  label: string;
}

/** The remaining seconds. Screen readers announce them once, not every second. */
export const Countdown = forwardRef<HTMLParagraphElement, CountdownProps>(function Countdown(
  { seconds, label, className, ...rest },
  ref,
) {
  const { countdownUnit } = useKitMessages();
  return (
    <p
      ref={ref}
      {...rest}
      role="timer"
      aria-live="off"
      className={cn('text-ui-ink-soft', className)}
    >
      <span>{label}</span>{' '}
      <span translate="no" className="font-heading text-xl font-extrabold text-ui-ink tabular-nums">
        {seconds}
      </span>{' '}
      <span>{countdownUnit(seconds)}</span>
    </p>
  );
});
