import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { computePosition, type Position, type PositionOptions } from './compute-position.ts';

export interface PopoverOptions extends Pick<PositionOptions, 'align' | 'overflow' | 'side'> {
  /** Makes the panel at least as wide as its anchor. */
  width?: 'own' | 'anchor';
  /** Called on a click outside panel and anchor. */
  onLeave?: () => void;
}

type Placing = Pick<PopoverOptions, 'align' | 'overflow' | 'side' | 'width'>;

/** The inputs of the position computation. */
interface PopoverBounds {
  readonly anchor: DOMRect;
  /** The visible viewport. A phone's on-screen keyboard covers the page without resizing it. */
  readonly screen: { readonly width: number; readonly height: number };
  /** The screen without the footer of the enclosing dialog, which panels leave visible. */
  readonly aboveActions: { readonly width: number; readonly height: number } | null;
  readonly innerHeight: number;
}

const measureBounds = (anchor: HTMLElement): PopoverBounds => {
  const { visualViewport: seen, innerHeight } = window;
  const width = document.documentElement.clientWidth;
  const height = seen ? seen.offsetTop + seen.height : innerHeight;
  const actions = anchor.closest('dialog')?.querySelector('[data-actions]');
  const end = actions?.getBoundingClientRect().top ?? height;
  return {
    anchor: anchor.getBoundingClientRect(),
    screen: { width, height },
    aboveActions: end > 0 && end < height ? { width, height: end } : null,
    innerHeight,
  };
};

interface ScreenPosition extends Position {
  /** The screen that `bottom` is measured from. */
  readonly screen: PopoverBounds['screen'];
}

const write = (
  { style }: HTMLElement,
  { left, from, maxHeight, screen }: ScreenPosition,
  { innerHeight }: PopoverBounds,
) => {
  style.left = `${left}px`;
  style.right = 'auto';
  style.top = 'top' in from ? `${from.top}px` : 'auto';
  style.bottom = 'bottom' in from ? `${from.bottom + innerHeight - screen.height}px` : 'auto';
  style.maxHeight = `${maxHeight}px`;
};

/**
 * Places the panel below its anchor and checks whether it fits, the usual case, which needs one layout only.
 * Otherwise measures the whole panel and computes its position.
 */
const positionPanel = (
  panel: HTMLElement,
  around: PopoverBounds,
  { align, overflow, side = 'bottom', width }: Placing,
) => {
  const at = around.anchor;
  const on = (screen: PopoverBounds['screen'], size: { width: number; height: number }) => ({
    ...computePosition(at, size, screen, { align, overflow, side, gap: 4, margin: 8 }),
    screen,
  });
  const getPosition = (size: { width: number; height: number }): ScreenPosition => {
    const above = around.aboveActions && on(around.aboveActions, size);
    return above && above.maxHeight >= size.height ? above : on(around.screen, size);
  };
  const below = getPosition({ width: at.width, height: 0 });
  if (width === 'anchor') panel.style.minWidth = `min(${at.width}px, 100vw - 1rem)`;
  write(panel, below, around);
  // Browsers without popover support show the panel as a fixed box.
  if ('showPopover' in panel && !panel.matches(':popover-open')) panel.showPopover();
  const first = getPosition({ width: panel.offsetWidth, height: panel.offsetHeight });
  // Heights are whole pixels: a panel within one pixel of the available height may be cut off.
  const isWhole = panel.offsetHeight + 1 < below.maxHeight;
  if (side === 'bottom' && isWhole && first.left === below.left) return;
  panel.style.maxHeight = '';
  // Measured with all the width to its right; near the screen's edge it would be laid out narrow.
  panel.style.left = '0px';
  write(panel, getPosition({ width: panel.offsetWidth, height: panel.offsetHeight }), around);
};

/** Calls `onResize` when the panel's content changes its size, for example after lazy loading. */
const watchContent = (panel: HTMLElement, onResize: () => void): (() => void) => {
  // The oldest browsers and jsdom have no ResizeObserver; the panel then keeps its position.
  if (typeof ResizeObserver === 'undefined') return () => {};
  const getSize = () => `${panel.offsetWidth} ${panel.scrollWidth} ${panel.scrollHeight}`;
  let known = getSize();
  let frame = 0;
  const settle = () => {
    if (getSize() === known) return;
    onResize();
    known = getSize();
  };
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    // Moving the panel inside the observer's callback would trigger the observer again, in a loop.
    frame = requestAnimationFrame(settle);
  });
  const watch = () => {
    sizes.disconnect();
    for (const part of [panel, ...panel.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(watch);
  parts.observe(panel, { childList: true });
  watch();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    parts.disconnect();
  };
};

/**
 * Shows a panel (`popover="manual"`) in the browser's top layer beside its anchor and repositions it while
 * the page scrolls or resizes. Nothing clips it, not even an enclosing dialog.
 */
export const usePopover = (
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  options: PopoverOptions,
) => {
  const { align, overflow, side, width } = options;
  const leave = useRef(options.onLeave);
  // Measured before the panel is in the page, to avoid a second layout.
  const [atFirst] = useState(() => ({
    seen: anchor.current && measureBounds(anchor.current),
  }));
  useLayoutEffect(() => {
    leave.current = options.onLeave;
  });
  useLayoutEffect(() => {
    const [panelElement, anchorElement] = [panel.current, anchor.current];
    if (panelElement === null || anchorElement === null) return;
    positionPanel(panelElement, atFirst.seen ?? measureBounds(anchorElement), {
      align,
      overflow,
      side,
      width,
    });
    atFirst.seen = null;
    const place = () =>
      positionPanel(panelElement, measureBounds(anchorElement), { align, overflow, side, width });
    const isInside = ({ target }: Event) =>
      target instanceof Node && (panelElement.contains(target) || anchorElement.contains(target));
    const follow = (event: Event) => {
      if (!isInside(event)) place();
    };
    const press = (event: Event) => {
      if (!isInside(event)) leave.current?.();
    };
    // A list has its own scrolling and is measured once, on open.
    const unwatch = overflow === 'cover' ? watchContent(panelElement, place) : undefined;
    document.addEventListener('pointerdown', press);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      unwatch?.();
      document.removeEventListener('pointerdown', press);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
    };
  }, [panel, anchor, atFirst, align, overflow, side, width]);
};
