import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';

const property = '--footer-bar-height';

/** The bars in the page, and how much of its bottom each takes, in px. */
const bars = new Map<HTMLElement, number>();

const updatePage = () => {
  const { style } = document.documentElement;
  if (bars.size === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.max(...bars.values())}px`);
};

/**
 * What a bar at the page's bottom must carry. It tells the page how much of it the bar takes, as the
 * custom property `--footer-bar-height` of the root, so that what else floats there, a chat's button,
 * can stand above it and cover nothing. A bar that does not stay in sight takes nothing. It is named
 * and can have the focus itself, for when the button that was pressed goes away.
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
