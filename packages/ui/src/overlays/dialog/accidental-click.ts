/** The relevant properties of a click event. */
export interface ClickDetails {
  /** The click count: 2 for the second click of a double click. */
  readonly detail: number;
  /** The pointer type; absent if the browser does not report it. */
  readonly pointerType?: string;
  /** The time in milliseconds, on the clock of `event.timeStamp`. */
  readonly timeStamp: number;
}

/** How a dialog was opened. */
export interface DialogOpening {
  /** The time in milliseconds, on the clock of `event.timeStamp`. */
  readonly openedAt: number;
  /** Whether the dialog has received a click since then. */
  readonly hasBeenClicked: boolean;
}

/** Browsers do not count double taps. A tap within this time, in milliseconds, is treated as accidental. */
const doubleTapMs = 500;

/**
 * Returns whether a click is the second click of the double click that opened the dialog. It was aimed at the
 * content below and must not trigger an action of the dialog.
 */
export const isAccidentalClick = (
  { detail, pointerType, timeStamp }: ClickDetails,
  opening: DialogOpening,
): boolean =>
  !opening.hasBeenClicked &&
  (detail > 1 || (pointerType === 'touch' && timeStamp - opening.openedAt < doubleTapMs));
