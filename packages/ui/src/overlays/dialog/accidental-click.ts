/** The relevant properties of a click event. */
export interface Press {
  /** The click count: 2 for the second click of a double click. */
  readonly detail: number;
  /** The pointer type; absent if the browser does not report it. */
  readonly pointerType?: string;
  /** The time in milliseconds, on the clock of `event.timeStamp`. */
  readonly timeStamp: number;
}

/** How a dialog was opened. */
export interface Opening {
  /** The time in milliseconds, on the clock of `event.timeStamp`. */
  readonly at: number;
  /** Whether the dialog has received a click since then. */
  readonly isPressed: boolean;
}

/** Browsers do not count double taps. A tap within this time, in milliseconds, is treated as accidental. */
const touchMs = 500;

/**
 * Whether a click is the second click of the double click that opened the dialog. It was aimed at the content
 * below and must not pay, delete or close anything.
 */
export const isAccidentalClick = (
  { detail, pointerType, timeStamp }: Press,
  opening: Opening,
): boolean =>
  !opening.isPressed &&
  (detail > 1 || (pointerType === 'touch' && timeStamp - opening.at < touchMs));
