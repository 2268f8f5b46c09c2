import { forwardRef } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';

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

const crumbClasses = cva('flex items-center gap-1', {
  variants: { isParent: { true: '', false: 'max-lg:hidden' } },
});

/**
 * The breadcrumbs from home to the current page. In a narrow window, an arrow back to the parent page replaces them.
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, crumbs, className, ...rest },
  ref,
) {
  const Element = useLinkElement();
  const parentIndex = crumbs.slice(0, -1).findLastIndex(({ href }) => href !== undefined);
  const getAriaCurrent = (index: number) => (index === crumbs.length - 1 ? 'page' : undefined);
  return (
    <nav ref={ref} {...rest} className={cn('print:hidden', className)} aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ui-ink-soft">
        {crumbs.map((crumb, index) => (
          <li
            key={`${crumb.href} ${crumb.label}`}
            className={crumbClasses({ isParent: index === parentIndex })}
          >
            {index > 0 && <ChevronRight className="size-4 max-lg:hidden" />}
            {crumb.href === undefined ? (
              <span aria-current={getAriaCurrent(index)}>{crumb.label}</span>
            ) : (
              <Element
                href={crumb.href}
                aria-current={getAriaCurrent(index)}
                className="inline-flex items-center justify-center rounded-ui-sm py-0.5 underline underline-offset-2 max-lg:size-11 max-lg:text-ui-ink"
              >
                {index === parentIndex && <ChevronLeft className="size-5 lg:hidden" />}
                <span className="max-lg:sr-only">{crumb.label}</span>
              </Element>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
