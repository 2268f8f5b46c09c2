/** A point of the window, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** As much of a browser as the journey needs, whichever protocol drives it. */
export interface Browser {
  /** Its name and version. */
  readonly name: string;
  /** Goes to an address and waits until its page has loaded. */
  readonly goTo: (address: string) => Promise<void>;
  /** Runs the body of a function in the page with JSON arguments; answers its JSON result. */
  readonly run: (body: string, ...parameters: readonly unknown[]) => Promise<unknown>;
  /** Presses a point of the window with the mouse. */
  readonly press: (point: Point) => Promise<void>;
  /** Presses keys, one after the other. */
  readonly type: (keys: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The mouse's way to a point and its press, as both protocols take it. */
export const pressActions = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Keys pressed and let go one by one, as both protocols take them. */
export const keyActions = (keys: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
