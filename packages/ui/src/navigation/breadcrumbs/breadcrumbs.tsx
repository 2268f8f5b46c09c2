import { forwardRef } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { ChevronRight } from '../../icons/icons.ts';

export interface Breadcrumb {
  /** The page's name: 'Pedidos'. */
  label: string;
  /** Its link; omitted for the current page. */
  href?: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** The accessible name: 'Ruta'. */
  label: string;
  /** The crumbs from home to the current page. */
  crumbs: ReadonlyArray<Breadcrumb>;
}

/** The breadcrumbs from home to the current page. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, crumbs, className, ...rest },
  ref,
) {
  const Element = useLinkElement();
  const getAriaCurrent = (index: number) => (index === crumbs.length - 1 ? 'page' : undefined);
  return (
    <nav ref={ref} {...rest} className={cn('print:hidden', className)} aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ui-ink-soft">
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.href} ${crumb.label}`} className="flex items-center gap-1">
            {index > 0 && <ChevronRight className="size-4" />}
            {crumb.href === undefined ? (
              <span aria-current={getAriaCurrent(index)}>{crumb.label}</span>
            ) : (
              <Element
                href={crumb.href}
                aria-current={getAriaCurrent(index)}
                className="rounded-ui-sm py-0.5 underline underline-offset-2"
              >
                {crumb.label}
              </Element>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
