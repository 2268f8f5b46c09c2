import { clsx } from 'clsx';
import { forwardRef } from 'react';
import type { RootProps } from '../hooks/root-props.ts';
import { useKitMessages } from '../messages/index.ts';
import { RequiredMark } from './required-mark.tsx';

/** What the asterisks of a form mean; above its first field. */
export const RequiredNote = forwardRef<HTMLParagraphElement, RootProps>(function RequiredNote(
  { className, ...rest },
  ref,
) {
  const { requiredNote } = useKitMessages();
  return (
    <p ref={ref} {...rest} aria-hidden="true" className={clsx('text-sm text-ink-soft', className)}>
      <RequiredMark />
      <span className="pl-3">{requiredNote}</span>
    </p>
  );
});
