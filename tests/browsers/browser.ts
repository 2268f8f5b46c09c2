/** A point of the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The browser functions that the journey needs, independent of the protocol. */
export interface Browser {
  /** Its name and version. */
  readonly name: string;
  /** Opens a URL and waits until the page has loaded. */
  readonly goTo: (url: string) => Promise<void>;
  /** Evaluates a function body in the page with JSON arguments and returns its JSON result. */
  readonly run: (body: string, ...parameters: readonly unknown[]) => Promise<unknown>;
  /** Clicks at a point of the viewport. */
  readonly click: (point: Point) => Promise<void>;
  /** Presses keys, one after the other. */
  readonly type: (keys: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates the pointer actions of a click, in the format of both protocols. */
export const createClickActions = ({ x, y }: Point) => [
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

/** Creates the key actions that type a string, in the format of both protocols. */
export const createKeyActions = (keys: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
