import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { Slot } from '../../foundations/slot/slot.tsx';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Renders the one element inside it, such as an `article` or a form, as the card. */
  asChild?: boolean;
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
  /** What the card holds, below its heading. */
  children: ReactNode;
}

const bodyClasses = cva('', {
  variants: { padding: { normal: 'p-4 sm:px-5', none: 'pt-2' } },
  defaultVariants: { padding: 'normal' },
});

/** A surface that holds one subject. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  {
    asChild = false,
    title,
    level = 2,
    subtitle,
    action,
    padding = 'normal',
    className,
    children,
    ...rest
  },
  ref,
) {
  const id = useId();
  const Heading = `h${level}` as const;
  const fill = (content: ReactNode) => (
    <>
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
      <div className={bodyClasses({ padding })}>{content}</div>
    </>
  );
  const shared = {
    'aria-labelledby': title === undefined || 'aria-label' in rest ? undefined : id,
    ...rest,
    className: cn('min-w-0 rounded-lg border border-line bg-surface elevate-1', className),
  };
  if (asChild) {
    return (
      <Slot ref={ref} fill={fill} {...shared}>
        {children}
      </Slot>
    );
  }
  // A heading makes it a region; its ref is that of any element.
  const Box = title === undefined ? 'div' : 'section';
  return (
    <Box ref={ref as Ref<HTMLDivElement>} {...shared}>
      {fill(children)}
    </Box>
  );
});
