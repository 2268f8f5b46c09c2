import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface CardProps {
  /** The card's heading; with it the card is a region that screen readers can jump to. */
  title?: string;
  /** The heading's level in the page. */
  level?: 2 | 3 | 4;
  /** A line below the heading. */
  subtitle?: ReactNode;
  /** A link or button beside the heading: 'Ver todos'. */
  action?: ReactNode;
  /** `none` when the content brings its own, such as a list of rows. */
  padding?: 'normal' | 'none';
  /** Classes for the outermost element: its width, its margins, its place in a grid. */
  className?: string;
  /** What the card holds, below its heading. */
  children: ReactNode;
}

/** A surface that holds one subject. */
export const Card = ({
  title,
  level = 2,
  subtitle,
  action,
  padding = 'normal',
  className,
  children,
}: CardProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  const Box = title === undefined ? 'div' : 'section';
  return (
    <Box
      aria-labelledby={title === undefined ? undefined : id}
      className={clsx('min-w-0 rounded-lg border border-line bg-surface elevate-1', className)}
    >
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 sm:px-5">
          <div className="min-w-0">
            <Heading id={id} className="font-heading text-lg font-bold">
              {title}
            </Heading>
            {subtitle && <p className="text-sm text-ink-soft">{subtitle}</p>}
          </div>
          {action}
        </div>
      )}
      <div className={padding === 'normal' ? 'p-4 sm:px-5' : 'pt-2'}>{children}</div>
    </Box>
  );
};
