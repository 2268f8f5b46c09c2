import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '../../navigation/breadcrumbs/index.ts';

export interface PageBannerProps extends RootProps {
  /** The `h1` of the page. */
  title: string;
  /** The purpose of the page, below the heading. A narrow window has no room for it. */
  subtitle?: ReactNode;
  /** The subject of the page below the heading, such as its date, in any window. */
  detail?: ReactNode;
  /** The breadcrumbs above the heading; absent on the home page. */
  breadcrumbs?: BreadcrumbsProps;
  /** Actions for the whole page: download, filter. */
  actions?: ReactNode;
}

/** The top of a page: breadcrumbs, title and page actions. */
export const PageBanner = forwardRef<HTMLDivElement, PageBannerProps>(function PageBanner(
  { title, subtitle, detail, breadcrumbs, actions, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cn(
        'flex min-h-13 max-lg:min-w-min flex-wrap items-center justify-between gap-x-3 lg:items-end lg:gap-x-6 lg:gap-y-3 lg:pb-3',
        className,
      )}
    >
      {/* As wide as its longest word, so that large text moves what is beside it to the next line. */}
      <div className="flex max-w-full flex-1 items-center lg:block">
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} className="max-lg:-ml-3" />}
        <div className="flex-wrap items-baseline gap-x-3 lg:flex">
          <h1 className="font-heading text-xl font-extrabold lg:text-2xl">{title}</h1>
          {subtitle && <p className="text-ui-ink-soft max-lg:hidden">{subtitle}</p>}
          {detail && <p className="text-ui-ink-soft">{detail}</p>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
});
