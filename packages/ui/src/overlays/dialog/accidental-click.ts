/** The relevant properties of a click event. */
export interface Press {
  /** The click count: 2 for the second click of a double click. */
  readonly detail: number;
  /** The pointer type; absent if the browser does not report it. */
  readonly pointerType?: string;
  /** When, in milliseconds on the page's own clock. */
  readonly timeStamp: number;
}

/** How a dialog was opened. */
export interface Opening {
  /** When, in milliseconds on the page's own clock. */
  readonly at: number;
  /** Whether something was pressed since. */
  readonly isPressed: boolean;
}

/** Browsers count no double taps. A tap sooner than this, in milliseconds, is treated as accidental. */
const touchMs = 500;

/**
 * Whether a press is the second half of the double click that opened the dialog. It was aimed at the content
 * below and must not pay, delete or close anything.
 */
export const isAccidentalClick = (
  { detail, pointerType, timeStamp }: Press,
  opening: Opening,
): boolean =>
  !opening.isPressed &&
  (detail > 1 || (pointerType === 'touch' && timeStamp - opening.at < touchMs));
