/** A box on the screen, in CSS pixels. */
export interface ScreenBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PositionOptions {
  /** The edge of the anchor that the panel is aligned to. */
  align: 'start' | 'center' | 'end';
  /**
   * The behavior if neither side fits: `shrink` scrolls within the larger side. `cover` keeps the full
   * height, left of the anchor if there is space, otherwise over it.
   */
  overflow: 'shrink' | 'cover';
  /** The preferred side; `bottom` by default. */
  side?: 'top' | 'bottom';
  /** The space between anchor and panel, in px. */
  gap: number;
  /** The minimum distance to the screen's edges, in px. */
  margin: number;
}

export interface Position {
  left: number;
  /** The distance from the screen's top, or from its bottom for a panel above its anchor. */
  offset: { top: number } | { bottom: number };
  maxHeight: number;
}

const clamp = (value: number, lower: number, upper: number) =>
  Math.max(lower, Math.min(value, upper));

/** Returns whether a panel that does not fit on its preferred side opens below. */
const shouldOpenBelow = (
  height: number,
  spaceBelow: number,
  spaceAbove: number,
  side: 'top' | 'bottom',
) =>
  side === 'bottom'
    ? height > spaceAbove && spaceBelow >= spaceAbove
    : height <= spaceBelow || spaceBelow >= spaceAbove;

/**
 * Returns the position of a panel beside its anchor: below if it fits or has more space there, otherwise
 * above, and always within the screen.
 */
export const computePosition = (
  anchor: ScreenBox,
  panel: { width: number; height: number },
  screen: { width: number; height: number },
  { align, overflow, side = 'bottom', gap, margin }: PositionOptions,
): Position => {
  const alignedLeft = {
    start: anchor.left,
    center: anchor.left + (anchor.width - panel.width) / 2,
    end: anchor.left + anchor.width - panel.width,
  }[align];
  const left = clamp(alignedLeft, margin, Math.max(margin, screen.width - margin - panel.width));
  const availableHeight = Math.max(0, screen.height - 2 * margin);
  const spaceBelow = clamp(
    screen.height - margin - (anchor.top + anchor.height + gap),
    0,
    availableHeight,
  );
  const spaceAbove = clamp(anchor.top - gap - margin, 0, availableHeight);
  const fitsEitherSide = panel.height <= Math.max(spaceBelow, spaceAbove);
  if (!fitsEitherSide && overflow === 'cover') {
    const top = (screen.height - Math.min(panel.height, availableHeight)) / 2;
    const leftOfAnchor = anchor.left - gap - panel.width;
    const hasSpaceOnLeft = leftOfAnchor >= margin && anchor.left <= screen.width;
    return {
      left: hasSpaceOnLeft ? leftOfAnchor : left,
      offset: { top },
      maxHeight: availableHeight,
    };
  }
  const fitsPreferredSide = panel.height <= (side === 'bottom' ? spaceBelow : spaceAbove);
  const isBelow = fitsPreferredSide
    ? side === 'bottom'
    : shouldOpenBelow(panel.height, spaceBelow, spaceAbove, side);
  return isBelow
    ? { left, offset: { top: screen.height - margin - spaceBelow }, maxHeight: spaceBelow }
    : { left, offset: { bottom: screen.height - margin - spaceAbove }, maxHeight: spaceAbove };
};
