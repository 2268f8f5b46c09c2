import type { ReactNode } from 'react';

export interface ToolBarProps {
  /** What narrows, orders and shapes the list: search, filters, view, sort. */
  children: ReactNode;
  /** What is done with the list as a whole: saved views, export. */
  end?: ReactNode;
}

/**
 * The tools of a list in one line of one height: what changes the list on the left, what takes it
 * away on the right. Where there is no room it wraps; the tools at the end stay together.
 */
export const ToolBar = ({ children, end }: ToolBarProps) => (
  <div className="flex flex-wrap items-end gap-2 print:hidden [&_button:not(search_button)]:min-h-11">
    {children}
    {end && (
      <div className="ml-auto flex min-h-11 min-w-0 flex-wrap items-end justify-end gap-2">
        {end}
      </div>
    )}
  </div>
);

/** The search of a tool bar: as wide as there is room, but not endless. */
export const ToolBarSearch = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 flex-auto basis-40 md:max-w-md">{children}</div>
);
