import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type PlaceOptions, placeBeside } from './place-beside.ts';

export interface FloatOptions extends Pick<PlaceOptions, 'align' | 'tight'> {
  /** Makes the panel at least as wide as its anchor. */
  width?: 'own' | 'anchor';
  /** Told of a press outside panel and anchor. */
  onLeave?: () => void;
}

const put = (panel: HTMLElement, anchor: HTMLElement, { align, tight, width }: FloatOptions) => {
  const at = anchor.getBoundingClientRect();
  const { style } = panel;
  style.maxHeight = '';
  if (width === 'anchor') style.minWidth = `${at.width}px`;
  const { clientWidth } = document.documentElement;
  // A phone's keyboard covers the page without making it smaller.
  const seen = window.visualViewport;
  const height = seen ? seen.offsetTop + seen.height : window.innerHeight;
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const screen = { width: clientWidth, height };
  const place = placeBeside(at, size, screen, { align, tight, gap: 4, margin: 8 });
  style.left = `${place.left}px`;
  style.right = 'auto';
  style.top = 'top' in place.from ? `${place.from.top}px` : 'auto';
  style.bottom =
    'bottom' in place.from ? `${place.from.bottom + window.innerHeight - height}px` : 'auto';
  style.maxHeight = `${place.maxHeight}px`;
};

/**
 * Shows a panel (`popover="manual"`) on the browser's top layer beside its anchor and keeps it
 * there while the page scrolls or changes its size. Nothing clips it, not even a dialog around it.
 */
export const useFloat = (
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  options: FloatOptions,
) => {
  const { align, tight, width } = options;
  const leave = useRef(options.onLeave);
  useEffect(() => {
    leave.current = options.onLeave;
  });
  useLayoutEffect(() => {
    const [shown, beside] = [panel.current, anchor.current];
    if (shown === null || beside === null) return;
    // Older browsers have no popover; there the panel is a fixed box.
    shown.showPopover?.();
    put(shown, beside, { align, tight, width });
    const isInside = ({ target }: Event) =>
      target instanceof Node && (shown.contains(target) || beside.contains(target));
    const follow = (event: Event) => {
      if (!isInside(event)) put(shown, beside, { align, tight, width });
    };
    const press = (event: Event) => {
      if (!isInside(event)) leave.current?.();
    };
    document.addEventListener('pointerdown', press);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', press);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
    };
  }, [panel, anchor, align, tight, width]);
};
