import type { Point } from './last-press.ts';

/** The relevant properties of a click event. */
export interface ClickDetails {
  /** The click count: 2 for the second click of a double click. */
  readonly detail: number;
  /** The pointer type; absent if the browser does not report it. */
  readonly pointerType?: string;
  /** The time in milliseconds, on the clock of `event.timeStamp`. */
  readonly timeStamp: number;
  /** The position in the viewport, in pixels. */
  readonly clientX: number;
  readonly clientY: number;
}

/** How a dialog was opened. */
export interface DialogOpening {
  /** The time in milliseconds, on the clock of `event.timeStamp`. */
  readonly openedAt: number;
  /** Whether the dialog has received a click since then. */
  readonly hasBeenClicked: boolean;
  /** Where the press that opened it was; null if it is unknown. */
  readonly press: Point | null;
}

/** Browsers do not count double taps. A tap within this time, in milliseconds, is treated as accidental. */
const doubleTapMs = 500;

/** The distance between the taps of a double tap, in pixels: about a finger. */
const doubleTapDistance = 48;

const isNear = ({ clientX, clientY }: ClickDetails, press: Point | null): boolean =>
  press === null || Math.hypot(clientX - press.x, clientY - press.y) <= doubleTapDistance;

/**
 * Returns whether a click is the second click of the double click that opened the dialog. It was aimed at the
 * content below and must not trigger an action of the dialog.
 */
export const isAccidentalClick = (click: ClickDetails, opening: DialogOpening): boolean =>
  !opening.hasBeenClicked &&
  (click.detail > 1 ||
    (click.pointerType === 'touch' &&
      click.timeStamp - opening.openedAt < doubleTapMs &&
      isNear(click, opening.press)));
