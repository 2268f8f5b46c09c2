/** A box on the screen, in CSS pixels. */
export interface ScreenBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PositionOptions {
  /** Which edge of the anchor the panel keeps to. */
  align: 'start' | 'center' | 'end';
  /**
   * What happens where neither side has room: `shrink` scrolls inside the side with more of it,
   * `cover` keeps the panel whole, left of the anchor where there is room and else over it.
   */
  overflow: 'shrink' | 'cover';
  /** The side it opens to where there is room; `bottom` by default. */
  side?: 'top' | 'bottom';
  /** Space between anchor and panel. */
  gap: number;
  /** Space kept to the screen's edges. */
  margin: number;
}

export interface Position {
  left: number;
  /** Distance from the screen's top, or from its bottom when the panel grows upwards. */
  from: { top: number } | { bottom: number };
  maxHeight: number;
}

const within = (value: number, lower: number, upper: number) =>
  Math.max(lower, Math.min(value, upper));

/** Whether a panel that does not fit on the wanted side stands below: where it fits, or has more room. */
const belowElse = (height: number, below: number, above: number, side: 'top' | 'bottom') =>
  side === 'bottom' ? height > above && below >= above : height <= below || below >= above;

/**
 * Where a panel of the given size stands beside its anchor: below where it fits or has more room,
 * else above, and never beyond the screen's edges.
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
