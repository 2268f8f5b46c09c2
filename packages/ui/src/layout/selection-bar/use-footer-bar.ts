import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';

const property = '--footer-bar-height';

/** The mounted bars with their heights in px. */
const bars = new Map<HTMLElement, number>();

const updatePage = () => {
  const { style } = document.documentElement;
  if (bars.size === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.max(...bars.values())}px`);
};

/**
 * Returns the props of a bar at the bottom of the page. Writes the bar's height to the root element's
 * `--footer-bar-height`, so that floating elements such as a chat button can avoid it. A bar that is not
 * sticky counts as 0. The bar is named and focusable, for when its clicked button is removed.
 */
export const useFooterBar = (label: string) => {
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const sizes = new ResizeObserver(() => {
      bars.set(bar, getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0);
      updatePage();
    });
    sizes.observe(bar);
    return () => {
      sizes.disconnect();
      bars.delete(bar);
      updatePage();
    };
  }, []);
  return { ref, role: 'group', 'aria-label': label, tabIndex: -1 };
};
