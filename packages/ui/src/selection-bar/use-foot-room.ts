import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../steady/use-browser-layout-effect.ts';

const property = '--foot-bar-height';

/**
 * Tells the page how much of its foot a bar takes, as the custom property `--foot-bar-height` of
 * the root, so that what else floats there, a chat's button, can stand above it and cover nothing.
 * A bar that does not stay in sight takes nothing.
 */
export const useFootRoom = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      const stays = getComputedStyle(bar).position === 'sticky';
      style.setProperty(property, `${stays ? bar.offsetHeight : 0}px`);
    });
    sizes.observe(bar);
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  }, []);
  return ref;
};
