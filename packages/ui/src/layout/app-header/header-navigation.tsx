import { forwardRef } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface HeaderNavigationProps extends RootProps {
  /** The accessible name of the navigation. */
  label: string;
  /** Four or five pages; `current` marks the current one. */
  links: ReadonlyArray<{ label: string; href: string; current: boolean }>;
}

const linkClasses = cva(
  'inline-flex min-h-10 items-center rounded-ui-md px-3 text-sm font-semibold hover:bg-ui-brand-raised',
  {
    variants: {
      current: {
        true: 'bg-ui-brand-raised text-ui-on-brand forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        false: 'text-ui-on-brand-soft',
      },
    },
  },
);

/** Links to the main pages in the header, shown from 1200 px. */
export const HeaderNavigation = forwardRef<HTMLElement, HeaderNavigationProps>(
  function HeaderNavigation({ label, links, className, ...rest }, ref) {
    const Element = useLinkElement();
    if (links.length === 0) return null;
    return (
      <nav ref={ref} {...rest} aria-label={label} className={cn('mr-2 hidden xl:block', className)}>
        <ul className="flex gap-1">
          {links.map(({ href, label: name, current }) => (
            <li key={href}>
              <Element
                href={href}
                aria-current={current ? 'page' : undefined}
                className={linkClasses({ current })}
              >
                {name}
              </Element>
            </li>
          ))}
        </ul>
      </nav>
    );
  },
);
