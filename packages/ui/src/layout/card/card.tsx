import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { Slot } from '../../foundations/slot/slot.tsx';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Renders its single child, such as an `article` or a form, as the card. */
  asChild?: boolean;
  /** The card's heading. With it the card is a region landmark. */
  title?: string;
  /** The heading's level in the page. */
  level?: 2 | 3 | 4;
  /** A line below the heading. */
  subtitle?: ReactNode;
  /** A link or button beside the heading: 'Ver todos'. */
  action?: ReactNode;
  /** `none` if the content has its own padding, such as a list of rows. */
  padding?: 'normal' | 'none';
  /** The content below the heading. */
  children: ReactNode;
}

const bodyClasses = cva('', {
  variants: { padding: { normal: 'p-4 sm:px-5', none: 'pt-2' } },
  defaultVariants: { padding: 'normal' },
});

/** A surface for one subject. */
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
  const renderContent = (content: ReactNode) => (
    <>
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 sm:px-5">
          <div className="min-w-0">
            <Heading id={id} className="font-heading text-lg font-bold">
              {title}
            </Heading>
            {subtitle && <p className="text-sm text-ui-ink-soft">{subtitle}</p>}
          </div>
          {action}
        </div>
      )}
      <div className={bodyClasses({ padding })}>{content}</div>
    </>
  );
  const sharedProps = {
    'aria-labelledby': title === undefined || 'aria-label' in rest ? undefined : id,
    ...rest,
    className: cn('min-w-0 rounded-ui-lg border border-ui-line bg-ui-surface elevate-1', className),
  };
  if (asChild) {
    return (
      <Slot ref={ref} fill={renderContent} {...sharedProps}>
        {children}
      </Slot>
    );
  }
  // With a heading it is a region. The cast allows the ref on either element.
  const Box = title === undefined ? 'div' : 'section';
  return (
    <Box ref={ref as Ref<HTMLDivElement>} {...sharedProps}>
      {renderContent(children)}
    </Box>
  );
});
