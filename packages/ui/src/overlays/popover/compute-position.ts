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
   * The behavior if neither side fits: `shrink` scrolls within the larger side. `cover` keeps the panel
   * whole, left of the anchor if there is space, otherwise over it.
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
  /** The distance from the screen's top, or from its bottom if the panel grows upwards. */
  from: { top: number } | { bottom: number };
  maxHeight: number;
}

const within = (value: number, lower: number, upper: number) =>
  Math.max(lower, Math.min(value, upper));

/**
 * Whether a panel that does not fit on the preferred side opens below: it fits there, or there is more space.
 */
const belowElse = (height: number, below: number, above: number, side: 'top' | 'bottom') =>
  side === 'bottom' ? height > above && below >= above : height <= below || below >= above;

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
  const bounds = {
    start: anchor.left,
    center: anchor.left + (anchor.width - panel.width) / 2,
    end: anchor.left + anchor.width - panel.width,
  }[align];
  const left = within(bounds, margin, Math.max(margin, screen.width - margin - panel.width));
  const whole = Math.max(0, screen.height - 2 * margin);
  const roomBelow = within(screen.height - margin - (anchor.top + anchor.height + gap), 0, whole);
  const roomAbove = within(anchor.top - gap - margin, 0, whole);
  const fits = panel.height <= Math.max(roomBelow, roomAbove);
  if (!fits && overflow === 'cover') {
    const top = (screen.height - Math.min(panel.height, whole)) / 2;
    const leftPosition = anchor.left - gap - panel.width;
    const isBeside = leftPosition >= margin && anchor.left <= screen.width;
    return { left: isBeside ? leftPosition : left, from: { top }, maxHeight: whole };
  }
  const fitsHere = panel.height <= (side === 'bottom' ? roomBelow : roomAbove);
  const below = fitsHere ? side === 'bottom' : belowElse(panel.height, roomBelow, roomAbove, side);
  return below
    ? { left, from: { top: screen.height - margin - roomBelow }, maxHeight: roomBelow }
    : { left, from: { bottom: screen.height - margin - roomAbove }, maxHeight: roomAbove };
};
