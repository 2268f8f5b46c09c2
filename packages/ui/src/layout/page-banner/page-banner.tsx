import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '../../navigation/breadcrumbs/index.ts';

export interface PageBannerProps extends RootProps {
  /** The `h1` of the page. */
  title: string;
  /** A line below the heading: the purpose or subject of the page. */
  subtitle?: ReactNode;
  /** The breadcrumbs above the heading; absent on the home page. */
  breadcrumbs?: BreadcrumbsProps;
  /** Actions for the whole page: download, filter. */
  actions?: ReactNode;
}

/** The top of a page: breadcrumbs, title and page actions. */
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
        {subtitle && <p className="text-ui-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
});
