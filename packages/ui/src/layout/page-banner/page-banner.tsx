import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '../../navigation/breadcrumbs/index.ts';

export interface PageBannerProps extends RootProps {
  /** The page's one heading. */
  title: string;
  /** A line below the heading: what the page is for, or of whom it speaks. */
  subtitle?: ReactNode;
  /** The way from home to this page, above the heading; absent on home itself. */
  breadcrumbs?: BreadcrumbsProps;
  /** Actions of the whole page: download, filter. */
  actions?: ReactNode;
}

/** The head of a page: where one is, what it is, what can be done with all of it. */
export const PageBanner = forwardRef<HTMLDivElement, PageBannerProps>(function PageBanner(
  { title, subtitle, breadcrumbs, actions, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5', className)}
    >
      <div className="min-w-0">
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        <h1 className="mt-1 font-heading text-xl font-extrabold sm:text-2xl">{title}</h1>
        {subtitle && <p className="text-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
});
