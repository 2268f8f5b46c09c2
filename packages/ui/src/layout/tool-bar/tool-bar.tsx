import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface ToolBarProps extends RootProps {
  /** Controls that change the list: search, filters, view, sort. */
  children: ReactNode;
  /** Actions on the whole list: saved views, export. */
  end?: ReactNode;
}

/**
 * The toolbar of a list in one line: controls that change the list on the left, exports on the right. Without
 * enough space it wraps; the actions at the end stay together.
 */
export const ToolBar = forwardRef<HTMLDivElement, ToolBarProps>(function ToolBar(
  { children, end, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cn(
        'flex flex-wrap items-end gap-2 print:hidden [&_button:not(search_button)]:min-h-11',
        className,
      )}
    >
      {children}
      {end && (
        <div className="ml-auto flex min-h-11 min-w-0 flex-wrap items-end justify-end gap-2">
          {end}
        </div>
      )}
    </div>
  );
});

export interface ToolBarSearchProps extends RootProps {
  /** The search box. */
  children: ReactNode;
}

/** The search of a toolbar. It grows with the available space up to a maximum width. */
export const ToolBarSearch = forwardRef<HTMLDivElement, ToolBarSearchProps>(function ToolBarSearch(
  { children, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cn('min-w-0 flex-auto basis-32 md:max-w-md', className)}>
      {children}
    </div>
  );
});
