import type { CDPSession, Page } from '@playwright/test';
import fc from 'fast-check';

const editingKeys = ['Backspace', 'Delete', 'Home', 'End', 'ArrowLeft', 'ArrowRight'] as const;
const selectionKeys = ['Shift+Home', 'Shift+End', 'Shift+ArrowLeft', 'Shift+ArrowRight'] as const;
const commands = ['all', 'undo', 'redo', 'cut all', 'paste'] as const;

/** A user action in a field: a digit, a key, a command, or a digit composed by an input method. */
export type Move =
  | `${number}`
  | `compose ${number}`
  | (typeof editingKeys)[number]
  | (typeof selectionKeys)[number]
  | (typeof commands)[number];

const digit = fc.integer({ min: 0, max: 9 });
const moveArbitrary: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: digit.map((value) => `${value}` as const) },
  { weight: 6, arbitrary: fc.constantFrom(...editingKeys) },
  { weight: 2, arbitrary: fc.constantFrom(...selectionKeys) },
  { weight: 3, arbitrary: fc.constantFrom(...commands) },
  { weight: 1, arbitrary: digit.map((value) => `compose ${value}` as const) },
);

/** Samples random moves with a fixed seed, so that failures are reproducible. */
export const sampleMoves = (count: number): readonly (readonly Move[])[] =>
  fc.sample(fc.array(moveArbitrary, { minLength: 3, maxLength: 8 }), { numRuns: count, seed: 9 });

interface KeyDefinition {
  readonly key: string;
  readonly code: string;
  readonly windowsVirtualKeyCode: number;
}

const defineKey = (key: string, code: string, windowsVirtualKeyCode: number): KeyDefinition => ({
  key,
  code,
  windowsVirtualKeyCode,
});

const keyDefinitions: Readonly<Record<string, KeyDefinition>> = {
  Backspace: defineKey('Backspace', 'Backspace', 8),
  Delete: defineKey('Delete', 'Delete', 46),
  Home: defineKey('Home', 'Home', 36),
  End: defineKey('End', 'End', 35),
  ArrowLeft: defineKey('ArrowLeft', 'ArrowLeft', 37),
  ArrowRight: defineKey('ArrowRight', 'ArrowRight', 39),
  all: defineKey('a', 'KeyA', 65),
  cut: defineKey('x', 'KeyX', 88),
  paste: defineKey('v', 'KeyV', 86),
  undo: defineKey('z', 'KeyZ', 90),
  redo: defineKey('y', 'KeyY', 89),
};

const controlModifier = 2;
const shiftModifier = 8;

const getModifiers = (move: Move): number => {
  if (move.startsWith('Shift+')) return shiftModifier;
  return (commands as readonly string[]).includes(move) ? controlModifier : 0;
};

/**
 * Performs a move with real key events without waiting for the page, so that the browser receives the keys
 * as fast as it can handle them.
 */
async function pressMove(cdpSession: CDPSession, move: Move): Promise<void> {
  const press = async (key: KeyDefinition, modifiers: number, text?: string) => {
    const keyDownEvent =
      text === undefined ? { type: 'rawKeyDown' as const } : { type: 'keyDown' as const, text };
    const keyDown = cdpSession.send('Input.dispatchKeyEvent', {
      ...keyDownEvent,
      ...key,
      modifiers,
    });
    await Promise.all([
      keyDown,
      cdpSession.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, modifiers }),
    ]);
  };
  const text = /\d$/.exec(move)?.[0];
  if (move.startsWith('compose') && text !== undefined) {
    const composition = cdpSession.send('Input.imeSetComposition', {
      text,
      selectionStart: 1,
      selectionEnd: 1,
    });
    await Promise.all([composition, cdpSession.send('Input.insertText', { text })]);
    return;
  }
  if (text !== undefined) return press(defineKey(text, `Digit${text}`, 48 + Number(text)), 0, text);
  const modifiers = getModifiers(move);
  const keyNames = move === 'cut all' ? ['all', 'cut'] : [move.replace('Shift+', '')];
  await Promise.all(
    keyNames.flatMap((name) =>
      keyDefinitions[name] ? [press(keyDefinitions[name], modifiers)] : [],
    ),
  );
}

/** Performs moves in sequence in the focused field. */
export const pressMoves = (cdpSession: CDPSession, moves: readonly Move[]): Promise<unknown> =>
  Promise.all(moves.map((move) => pressMove(cdpSession, move)));

/** Reads the digits in the amount field and in the payment total. */
export const readAmount = (page: Page): Promise<{ field: string; total: string }> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const getDigits = (text: string | null | undefined) => text?.replace(/\D/g, '') ?? 'none';
    const total = dialog?.querySelector('p.text-2xl.tabular-nums')?.textContent;
    return { field: getDigits(dialog?.querySelector('input')?.value), total: getDigits(total) };
  });

interface FieldState {
  readonly digits: string;
  /** Start and end of the selection in the formatted text. */
  readonly anchor: number;
  readonly caret: number;
}

const maxDigits = 13;
const formatDigits = (digits: string) => digits && `$ ${digits.replace(/\B(?=(\d{3})+$)/g, '.')}`;
const countDigitsBefore = (text: string, position: number) =>
  text.slice(0, position).replace(/\D/g, '').length;

const findPositionAfter = (digits: string, count: number) => {
  const text = formatDigits(digits);
  const start = Math.min(2, text.length);
  for (let position = start; position < text.length; position += 1) {
    if (countDigitsBefore(text, position) === count) return position;
  }
  return text.length;
};

const createState = (digits: string, count: number): FieldState => {
  const caret = findPositionAfter(digits, count);
  return { digits, anchor: caret, caret };
};

const moveCaret = (
  { digits, anchor }: FieldState,
  position: number,
  extendsSelection: boolean,
): FieldState => {
  const { length } = formatDigits(digits);
  const start = extendsSelection ? 0 : Math.min(2, length);
  const caret = Math.max(start, Math.min(length, position));
  return { digits, anchor: extendsSelection ? anchor : caret, caret };
};

/** Applies a key that moves the caret. */
const applyNavigation = (state: FieldState, key: string): FieldState => {
  const extendsSelection = key.startsWith('Shift+');
  const [low, high] = [Math.min(state.anchor, state.caret), Math.max(state.anchor, state.caret)];
  switch (key.replace('Shift+', '')) {
    case 'Home':
      return moveCaret(state, 0, extendsSelection);
    case 'End':
      return moveCaret(state, Number.POSITIVE_INFINITY, extendsSelection);
    case 'ArrowLeft':
      return moveCaret(
        state,
        extendsSelection || low === high ? state.caret - 1 : low,
        extendsSelection,
      );
    default:
      return moveCaret(
        state,
        extendsSelection || low === high ? state.caret + 1 : high,
        extendsSelection,
      );
  }
};

/** Applies a key or command that changes the digits. Returns null for other moves. */
const applyEdit = (
  { digits, anchor, caret }: FieldState,
  move: Move,
  clipboard: string,
): FieldState | null => {
  const text = formatDigits(digits);
  const [low, high] = [Math.min(anchor, caret), Math.max(anchor, caret)];
  const [from, to] = [countDigitsBefore(text, low), countDigitsBefore(text, high)];
  const replaceRange = (replacement: string, start = from, end = to) => {
    const next = digits.slice(0, start) + replacement + digits.slice(end);
    return next.length > maxDigits
      ? createState(digits, to)
      : createState(next, start + replacement.length);
  };
  const [value] = /\d$/.exec(move) ?? [];
  if (value !== undefined) return replaceRange(value);
  switch (move) {
    case 'Backspace':
      return replaceRange('', low === high ? Math.max(0, from - 1) : from);
    case 'Delete':
      return replaceRange('', from, low === high ? Math.min(digits.length, to + 1) : to);
    case 'cut all':
      return createState('', 0);
    case 'paste':
      return clipboard === '' ? null : applyPaste(digits, high, clipboard);
    default:
      return null;
  }
};

/** Replaces all digits with the pasted amount. Amounts with leading zeros are rejected. */
const applyPaste = (digits: string, position: number, clipboard: string): FieldState => {
  if (clipboard.startsWith('0') && clipboard.length > 3)
    return { digits, anchor: position, caret: position };
  const amount = String(Number(clipboard));
  return createState(amount, amount.length);
};

/** Creates a model of the amount field. The test applies the same moves to both. */
export function createFieldModel() {
  let clipboard = '';
  let current: FieldState = createState('', 0);
  let past: readonly FieldState[] = [];
  let future: readonly FieldState[] = [];
  /** Returns the current state without a selection. */
  const clearSelection = (): FieldState => {
    const caret = Math.max(current.anchor, current.caret);
    return { ...current, anchor: caret, caret };
  };
  const undo = () => {
    const previous = past.at(-1);
    if (previous === undefined) return;
    [past, future, current] = [past.slice(0, -1), [clearSelection(), ...future], previous];
  };
  const redo = () => {
    const [nextState, ...rest] = future;
    if (nextState === undefined) return;
    [past, future, current] = [[...past, clearSelection()], rest, nextState];
  };
  const applyChange = (move: Move) => {
    if (move === 'all' || move === 'cut all') {
      current = { ...current, anchor: 0, caret: formatDigits(current.digits).length };
      if (move === 'all') return;
    }
    const next = applyEdit(current, move, clipboard);
    if (move === 'cut all' && current.digits !== '') clipboard = current.digits;
    if (next !== null && next.digits !== current.digits)
      [past, future] = [[...past, clearSelection()], []];
    current = next ?? applyNavigation(current, move);
  };
  const apply = (move: Move) => {
    if (move === 'undo') undo();
    else if (move === 'redo') redo();
    else applyChange(move);
  };
  return {
    apply,
    getExpected: () => ({ field: current.digits, total: String(Number(current.digits)) }),
  };
}
