import { clsx } from 'clsx';
import { forwardRef } from 'react';
import type { RootProps } from '../hooks/root-props.ts';

/**
 * The asterisk of what must be filled in. It takes no room, so that no line begins with it. A
 * picture: the control itself says `aria-required`, so the field's name stays as it is.
 */
export const RequiredMark = forwardRef<SVGSVGElement, RootProps>(function RequiredMark(
  { className, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      {...rest}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 10 10"
      className={clsx('-mr-3 ml-0.5 inline size-2.5 -translate-y-1 text-danger-ink', className)}
    >
      <path
        d="M5 1v8M1.5 3l7 4M8.5 3l-7 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
});
