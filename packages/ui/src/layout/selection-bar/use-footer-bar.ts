import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';

const heightProperty = '--footer-bar-height';

/** The mounted bars with their heights in px. */
const heightByBar = new Map<HTMLElement, number>();

const updateHeightProperty = () => {
  const { style } = document.documentElement;
  if (heightByBar.size === 0) style.removeProperty(heightProperty);
  else style.setProperty(heightProperty, `${Math.max(...heightByBar.values())}px`);
};

/**
 * Returns the props of a bar at the bottom of the page. Writes the bar's height to the root element's
 * `--footer-bar-height`, so that floating elements such as a chat button can avoid it. A bar that is not sticky
 * counts as 0. The bar is named and focusable, because it receives the focus when its clicked button is removed.
 */
export const useFooterBar = (label: string) => {
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const observer = new ResizeObserver(() => {
      heightByBar.set(bar, getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0);
      updateHeightProperty();
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      heightByBar.delete(bar);
      updateHeightProperty();
    };
  }, []);
  return { ref, role: 'group', 'aria-label': label, tabIndex: -1, 'data-footer-bar': '' };
};
