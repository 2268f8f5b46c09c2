import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Place, type PlaceOptions, placeBeside } from './place-beside.ts';

export interface FloatOptions extends Pick<PlaceOptions, 'align' | 'tight'> {
  /** Makes the panel at least as wide as its anchor. */
  width?: 'own' | 'anchor';
  /** Told of a press outside panel and anchor. */
  onLeave?: () => void;
}

type Placing = Pick<FloatOptions, 'align' | 'tight' | 'width'>;

const screenSize = () => {
  // A phone's keyboard covers the page without making it smaller.
  const seen = window.visualViewport;
  const height = seen ? seen.offsetTop + seen.height : window.innerHeight;
  return { width: document.documentElement.clientWidth, height };
};

const write = ({ style }: HTMLElement, { left, from, maxHeight }: Place, height: number) => {
  style.left = `${left}px`;
  style.right = 'auto';
  style.top = 'top' in from ? `${from.top}px` : 'auto';
  style.bottom = 'bottom' in from ? `${from.bottom + window.innerHeight - height}px` : 'auto';
  style.maxHeight = `${maxHeight}px`;
};

/**
 * Puts the panel below its anchor and looks whether it fits there, as it mostly does: the browser
 * then lays it out once. Else it is measured whole and put where there is room.
 */
const put = (panel: HTMLElement, anchor: HTMLElement, { align, tight, width }: Placing) => {
  const at = anchor.getBoundingClientRect();
  const screen = screenSize();
  const placeOf = (size: { width: number; height: number }) =>
    placeBeside(at, size, screen, { align, tight, gap: 4, margin: 8 });
  const below = placeOf({ width: at.width, height: 0 });
  if (width === 'anchor') panel.style.minWidth = `${at.width}px`;
  write(panel, below, screen.height);
  // Older browsers have no popover; there the panel is a fixed box.
  if ('showPopover' in panel && !panel.matches(':popover-open')) panel.showPopover();
  const first = { width: panel.offsetWidth, height: panel.offsetHeight };
  if (first.height < below.maxHeight && placeOf(first).left === below.left) return;
  panel.style.maxHeight = '';
  write(panel, placeOf({ width: first.width, height: panel.offsetHeight }), screen.height);
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
  useLayoutEffect(() => {
    leave.current = options.onLeave;
  });
  useLayoutEffect(() => {
    const [shown, beside] = [panel.current, anchor.current];
    if (shown === null || beside === null) return;
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
