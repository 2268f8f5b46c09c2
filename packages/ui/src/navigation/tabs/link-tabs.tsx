import { forwardRef, type ReactNode, useRef } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { tabClasses, tabStripClasses } from './tab-classes.ts';
import { TabCount } from './tab-count.tsx';

export interface LinkTab {
  /** The URL of the section. */
  href: string;
  /** The section's name: 'Historial'. */
  label: ReactNode;
  /** One icon, rendered 20 px wide. */
  icon?: ReactNode;
  /** The number of items in the section. */
  count?: string | number;
  /** Whether it is the current section. */
  current?: boolean;
}

export interface LinkTabsProps extends RootProps {
  /** The accessible name of the navigation: 'Secciones de pagos'. */
  label: string;
  /** The sections, in display order. */
  tabs: ReadonlyArray<LinkTab>;
}

/**
 * Sections with URLs: links that look like tabs and are announced as links. If they do not fit, the current
 * one is scrolled into view.
 */
export const LinkTabs = forwardRef<HTMLElement, LinkTabsProps>(function LinkTabs(
  { label, tabs, className, ...rest },
  ref,
) {
  const Element = useLinkElement();
  const strip = useRef<HTMLElement>(null);
  const composedRef = useComposedRefs(strip, ref);
  const currentIndex = tabs.findIndex(({ current }) => current);
  useBrowserLayoutEffect(() => {
    const tab = strip.current?.children[currentIndex];
    if (strip.current === null || !(tab instanceof HTMLElement)) return;
    // Scrolls horizontally only; the page does not move.
    strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [currentIndex]);
  return (
    <nav {...rest} ref={composedRef} aria-label={label} className={cn(tabStripClasses, className)}>
      {tabs.map(({ href, label: name, icon, count, current = false }) => (
        <Element
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={tabClasses({ selected: current ? 'yes' : 'no' })}
        >
          {icon}
          <span>{name}</span>
          {count !== undefined && <TabCount count={count} selected={current} />}
        </Element>
      ))}
    </nav>
  );
});
