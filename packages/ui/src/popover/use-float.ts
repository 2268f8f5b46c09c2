import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Place, type PlaceOptions, placeBeside } from './place-beside.ts';

export interface FloatOptions extends Pick<PlaceOptions, 'align' | 'tight'> {
  /** Makes the panel at least as wide as its anchor. */
  width?: 'own' | 'anchor';
  /** Told of a press outside panel and anchor. */
  onLeave?: () => void;
}

type Placing = Pick<FloatOptions, 'align' | 'tight' | 'width'>;

/** What a place is chosen by. */
interface Surroundings {
  readonly anchor: DOMRect;
  /** What is in sight; a phone's keyboard covers the page without making it smaller. */
  readonly screen: { readonly width: number; readonly height: number };
  readonly innerHeight: number;
}

const lookAround = (anchor: HTMLElement): Surroundings => {
  const { visualViewport: seen, innerHeight } = window;
  return {
    anchor: anchor.getBoundingClientRect(),
    screen: {
      width: document.documentElement.clientWidth,
      height: seen ? seen.offsetTop + seen.height : innerHeight,
    },
    innerHeight,
  };
};

const write = (
  { style }: HTMLElement,
  { left, from, maxHeight }: Place,
  { screen, innerHeight }: Surroundings,
) => {
  style.left = `${left}px`;
  style.right = 'auto';
  style.top = 'top' in from ? `${from.top}px` : 'auto';
  style.bottom = 'bottom' in from ? `${from.bottom + innerHeight - screen.height}px` : 'auto';
  style.maxHeight = `${maxHeight}px`;
};

/**
 * Puts the panel below its anchor and looks whether it fits there, as it mostly does: the browser
 * then lays it out once. Else it is measured whole and put where there is room.
 */
const put = (panel: HTMLElement, around: Surroundings, { align, tight, width }: Placing) => {
  const at = around.anchor;
  const placeOf = (size: { width: number; height: number }) =>
    placeBeside(at, size, around.screen, { align, tight, gap: 4, margin: 8 });
  const below = placeOf({ width: at.width, height: 0 });
  if (width === 'anchor') panel.style.minWidth = `min(${at.width}px, 100vw - 1rem)`;
  write(panel, below, around);
  // Older browsers have no popover; there the panel is a fixed box.
  if ('showPopover' in panel && !panel.matches(':popover-open')) panel.showPopover();
  const first = { width: panel.offsetWidth, height: panel.offsetHeight };
  if (first.height < below.maxHeight && placeOf(first).left === below.left) return;
  panel.style.maxHeight = '';
  write(panel, placeOf({ width: first.width, height: panel.offsetHeight }), around);
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
  // Looked at before the panel is in the page: afterwards the browser would have to lay out both.
  const [atFirst] = useState(() => ({ seen: anchor.current && lookAround(anchor.current) }));
  useLayoutEffect(() => {
    leave.current = options.onLeave;
  });
  useLayoutEffect(() => {
    const [shown, beside] = [panel.current, anchor.current];
    if (shown === null || beside === null) return;
    put(shown, atFirst.seen ?? lookAround(beside), { align, tight, width });
    atFirst.seen = null;
    const isInside = ({ target }: Event) =>
      target instanceof Node && (shown.contains(target) || beside.contains(target));
    const follow = (event: Event) => {
      if (!isInside(event)) put(shown, lookAround(beside), { align, tight, width });
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
  }, [panel, anchor, atFirst, align, tight, width]);
};
