import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { computePosition, type Position, type PositionOptions } from './compute-position.ts';

export interface PopoverOptions extends Pick<PositionOptions, 'align' | 'overflow' | 'side'> {
  /** Makes the panel at least as wide as its anchor. */
  width?: 'own' | 'anchor';
  /** Called on a click outside panel and anchor. */
  onOutsideClick?: () => void;
}

type Placement = Pick<PopoverOptions, 'align' | 'overflow' | 'side' | 'width'>;

/** The inputs of the position computation. */
interface PopoverBounds {
  readonly anchor: DOMRect;
  /** The visible viewport. A phone's on-screen keyboard covers the page without resizing it. */
  readonly screen: { readonly width: number; readonly height: number };
  /** The screen without the footer of the enclosing dialog, which panels leave visible. */
  readonly screenAboveActions: { readonly width: number; readonly height: number } | null;
  readonly innerHeight: number;
}

const measureBounds = (anchor: HTMLElement): PopoverBounds => {
  const { visualViewport: viewport, innerHeight } = window;
  const width = document.documentElement.clientWidth;
  const height = viewport ? viewport.offsetTop + viewport.height : innerHeight;
  const footer = anchor.closest('dialog')?.querySelector('[data-actions]');
  const footerTop = footer?.getBoundingClientRect().top ?? height;
  return {
    anchor: anchor.getBoundingClientRect(),
    screen: { width, height },
    screenAboveActions: footerTop > 0 && footerTop < height ? { width, height: footerTop } : null,
    innerHeight,
  };
};

interface ScreenPosition extends Position {
  /** The screen that `bottom` is measured from. */
  readonly screen: PopoverBounds['screen'];
}

const applyPosition = (
  { style }: HTMLElement,
  { left, offset, maxHeight, screen }: ScreenPosition,
  { innerHeight }: PopoverBounds,
) => {
  style.left = `${left}px`;
  style.right = 'auto';
  style.top = 'top' in offset ? `${offset.top}px` : 'auto';
  style.bottom = 'bottom' in offset ? `${offset.bottom + innerHeight - screen.height}px` : 'auto';
  style.maxHeight = `${maxHeight}px`;
};

/**
 * Places the panel below its anchor and checks whether it fits, which usually needs a single layout.
 * Otherwise measures the full panel and computes its position.
 */
const positionPanel = (
  panel: HTMLElement,
  bounds: PopoverBounds,
  { align, overflow, side = 'bottom', width }: Placement,
) => {
  const anchorBox = bounds.anchor;
  const computeOnScreen = (
    screen: PopoverBounds['screen'],
    size: { width: number; height: number },
  ) => ({
    ...computePosition(anchorBox, size, screen, { align, overflow, side, gap: 4, margin: 8 }),
    screen,
  });
  const getPosition = (size: { width: number; height: number }): ScreenPosition => {
    const positionAboveActions =
      bounds.screenAboveActions && computeOnScreen(bounds.screenAboveActions, size);
    return positionAboveActions && positionAboveActions.maxHeight >= size.height
      ? positionAboveActions
      : computeOnScreen(bounds.screen, size);
  };
  const expectedPosition = getPosition({ width: anchorBox.width, height: 0 });
  if (width === 'anchor') panel.style.minWidth = `min(${anchorBox.width}px, 100vw - 1rem)`;
  applyPosition(panel, expectedPosition, bounds);
  // Browsers without popover support show the panel as a fixed box.
  if ('showPopover' in panel && !panel.matches(':popover-open')) panel.showPopover();
  const measuredPosition = getPosition({ width: panel.offsetWidth, height: panel.offsetHeight });
  // Heights are whole pixels: a panel within one pixel of the available height may be cut off.
  const isFullyVisible = panel.offsetHeight + 1 < expectedPosition.maxHeight;
  if (side === 'bottom' && isFullyVisible && measuredPosition.left === expectedPosition.left)
    return;
  panel.style.maxHeight = '';
  // Measured at the left edge, since a panel near the right edge would be laid out too narrow.
  panel.style.left = '0px';
  applyPosition(
    panel,
    getPosition({ width: panel.offsetWidth, height: panel.offsetHeight }),
    bounds,
  );
};

/** Calls `onResize` when the panel's content changes its size, for example after lazy loading. */
const observeContent = (panel: HTMLElement, onResize: () => void): (() => void) => {
  // The oldest browsers and jsdom have no ResizeObserver; the panel then keeps its position.
  if (typeof ResizeObserver === 'undefined') return () => {};
  const getSize = () => `${panel.offsetWidth} ${panel.scrollWidth} ${panel.scrollHeight}`;
  let lastSize = getSize();
  let frame = 0;
  const handleFrame = () => {
    if (getSize() === lastSize) return;
    onResize();
    lastSize = getSize();
  };
  const resizeObserver = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    // Moving the panel inside the observer's callback would trigger the observer again, in a loop.
    frame = requestAnimationFrame(handleFrame);
  });
  const observeElements = () => {
    resizeObserver.disconnect();
    for (const element of [panel, ...panel.children]) resizeObserver.observe(element);
  };
  const childObserver = new MutationObserver(observeElements);
  childObserver.observe(panel, { childList: true });
  observeElements();
  return () => {
    cancelAnimationFrame(frame);
    resizeObserver.disconnect();
    childObserver.disconnect();
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
  const latestOnOutsideClick = useRef(options.onOutsideClick);
  // Measured before the panel is in the page, to avoid a second layout.
  const [initialMeasurement] = useState(() => ({
    bounds: anchor.current && measureBounds(anchor.current),
  }));
  useLayoutEffect(() => {
    latestOnOutsideClick.current = options.onOutsideClick;
  });
  useLayoutEffect(() => {
    const [panelElement, anchorElement] = [panel.current, anchor.current];
    if (panelElement === null || anchorElement === null) return;
    positionPanel(panelElement, initialMeasurement.bounds ?? measureBounds(anchorElement), {
      align,
      overflow,
      side,
      width,
    });
    initialMeasurement.bounds = null;
    const updatePosition = () =>
      positionPanel(panelElement, measureBounds(anchorElement), { align, overflow, side, width });
    const isInside = ({ target }: Event) =>
      target instanceof Node && (panelElement.contains(target) || anchorElement.contains(target));
    const handleScrollOrResize = (event: Event) => {
      if (!isInside(event)) updatePosition();
    };
    const handlePointerDown = (event: Event) => {
      if (!isInside(event)) latestOnOutsideClick.current?.();
    };
    // A list scrolls its own content and is measured only on open.
    const stopObserving =
      overflow === 'cover' ? observeContent(panelElement, updatePosition) : undefined;
    document.addEventListener('pointerdown', handlePointerDown);
    window.addEventListener('scroll', handleScrollOrResize, true);
    window.addEventListener('resize', handleScrollOrResize);
    window.visualViewport?.addEventListener('resize', handleScrollOrResize);
    return () => {
      stopObserving?.();
      document.removeEventListener('pointerdown', handlePointerDown);
      window.removeEventListener('scroll', handleScrollOrResize, true);
      window.removeEventListener('resize', handleScrollOrResize);
      window.visualViewport?.removeEventListener('resize', handleScrollOrResize);
    };
  }, [panel, anchor, initialMeasurement, align, overflow, side, width]);
};
