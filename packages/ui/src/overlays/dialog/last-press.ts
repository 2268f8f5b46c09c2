/** A position in the viewport, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

let lastPress: Point | null = null;

// Listens from the start, because a dialog can be loaded by the press that opens it.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      lastPress = { x: clientX, y: clientY };
    },
    { capture: true, passive: true },
  );
}

/** Returns the position of the last press on the page; null before the first one. */
export const getLastPress = (): Point | null => lastPress;
