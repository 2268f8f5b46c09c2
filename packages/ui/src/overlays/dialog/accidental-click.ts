/** What is known of a press. */
export interface Press {
  /** Which press of a row this is: 2 for the second half of a double click. */
  readonly detail: number;
  /** What pressed; absent where the browser does not tell. */
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

/** Fingers have no double click that the browser counts: sooner than this nobody has read a word. */
const touchMs = 500;

/**
 * Whether a press is the second half of a double press that opened the dialog. It was meant for what
 * lay there before, and must not pay, delete or close anything.
 */
export const isAccidentalClick = (
  { detail, pointerType, timeStamp }: Press,
  opening: Opening,
): boolean =>
  !opening.isPressed &&
  (detail > 1 || (pointerType === 'touch' && timeStamp - opening.at < touchMs));
