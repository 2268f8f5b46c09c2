import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useKitMessages } from '../../messages/index.ts';

/** A note for the top of a form: all fields are required unless marked as optional. */
export const RequiredNote = forwardRef<HTMLParagraphElement, RootProps>(function RequiredNote(
  { className, ...rest },
  ref,
) {
  const { requiredNote } = useKitMessages();
  return (
    <p ref={ref} {...rest} className={cn('text-sm text-ui-ink-soft', className)}>
      {requiredNote}
    </p>
  );
});
