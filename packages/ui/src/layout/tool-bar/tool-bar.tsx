import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface ToolBarProps extends RootProps {
  /** What narrows, orders and shapes the list: search, filters, view, sort. */
  children: ReactNode;
  /** What is done with the list as a whole: saved views, export. */
  end?: ReactNode;
}

/**
 * The tools of a list in one line of one height: what changes the list on the left, what takes it
 * away on the right. Where there is no room it wraps; the tools at the end stay together.
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

/** The search of a tool bar: as wide as there is room, but not endless. */
export const ToolBarSearch = forwardRef<HTMLDivElement, ToolBarSearchProps>(function ToolBarSearch(
  { children, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cn('min-w-0 flex-auto basis-40 md:max-w-md', className)}>
      {children}
    </div>
  );
});
