import type { CDPSession, Page } from '@playwright/test';
import fc from 'fast-check';

const keys = ['Backspace', 'Delete', 'Home', 'End', 'ArrowLeft', 'ArrowRight'] as const;
const marks = ['Shift+Home', 'Shift+End', 'Shift+ArrowLeft', 'Shift+ArrowRight'] as const;
const commands = ['all', 'undo', 'redo', 'cut all', 'paste'] as const;

/** User actions in a field: digits, keys, commands, a digit composed by an input method. */
export type Move =
  | `${number}`
  | `compose ${number}`
  | (typeof keys)[number]
  | (typeof marks)[number]
  | (typeof commands)[number];

const digit = fc.integer({ min: 0, max: 9 });
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: digit.map((one) => `${one}` as const) },
  { weight: 6, arbitrary: fc.constantFrom(...keys) },
  { weight: 2, arbitrary: fc.constantFrom(...marks) },
  { weight: 3, arbitrary: fc.constantFrom(...commands) },
  { weight: 1, arbitrary: digit.map((one) => `compose ${one}` as const) },
);

/** Seeded, so that failures are reproducible. */
export const anyMoves = (count: number): readonly (readonly Move[])[] =>
  fc.sample(fc.array(anyMove, { minLength: 3, maxLength: 8 }), { numRuns: count, seed: 9 });

interface RealKey {
  readonly key: string;
  readonly code: string;
  readonly windowsVirtualKeyCode: number;
}

const realKey = (key: string, code: string, windowsVirtualKeyCode: number): RealKey => ({
  key,
  code,
  windowsVirtualKeyCode,
});

const realKeys: Readonly<Record<string, RealKey>> = {
  Backspace: realKey('Backspace', 'Backspace', 8),
  Delete: realKey('Delete', 'Delete', 46),
  Home: realKey('Home', 'Home', 36),
  End: realKey('End', 'End', 35),
  ArrowLeft: realKey('ArrowLeft', 'ArrowLeft', 37),
  ArrowRight: realKey('ArrowRight', 'ArrowRight', 39),
  all: realKey('a', 'KeyA', 65),
  cut: realKey('x', 'KeyX', 88),
  paste: realKey('v', 'KeyV', 86),
  undo: realKey('z', 'KeyZ', 90),
  redo: realKey('y', 'KeyY', 89),
};

const control = 2;
const shift = 8;

const getModifiers = (move: Move): number => {
  if (move.startsWith('Shift+')) return shift;
  return (commands as readonly string[]).includes(move) ? control : 0;
};

/**
 * Performs a move with real keys, without waiting for the page in between: the browser receives
 * thousands of keys as fast as it can handle them.
 */
async function pressMove(cdp: CDPSession, move: Move): Promise<void> {
  const press = async (key: RealKey, modifiers: number, text?: string) => {
    const typed =
      text === undefined ? { type: 'rawKeyDown' as const } : { type: 'keyDown' as const, text };
    const down = cdp.send('Input.dispatchKeyEvent', { ...typed, ...key, modifiers });
    await Promise.all([
      down,
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, modifiers }),
    ]);
  };
  const text = /\d$/.exec(move)?.[0];
  if (move.startsWith('compose') && text !== undefined) {
    const composed = cdp.send('Input.imeSetComposition', {
      text,
      selectionStart: 1,
      selectionEnd: 1,
    });
    await Promise.all([composed, cdp.send('Input.insertText', { text })]);
    return;
  }
  if (text !== undefined) return press(realKey(text, `Digit${text}`, 48 + Number(text)), 0, text);
  const modifiers = getModifiers(move);
  const names = move === 'cut all' ? ['all', 'cut'] : [move.replace('Shift+', '')];
  await Promise.all(
    names.flatMap((name) => (realKeys[name] ? [press(realKeys[name], modifiers)] : [])),
  );
}

/** Performs moves in sequence in the focused field. */
export const pressMoves = (cdp: CDPSession, moves: readonly Move[]): Promise<unknown> =>
  Promise.all(moves.map((move) => pressMove(cdp, move)));

/** The digits in the field, and the total of the payment. */
export const amountInField = (page: Page): Promise<{ field: string; total: string }> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const digits = (text: string | null | undefined) => text?.replace(/\D/g, '') ?? 'none';
    const total = dialog?.querySelector('p[aria-live].tabular-nums')?.textContent;
    return { field: digits(dialog?.querySelector('input')?.value), total: digits(total) };
  });

interface Plain {
  readonly digits: string;
  /** Start and end of the selection, in the text with its '$ ' and dots. */
  readonly anchor: number;
  readonly caret: number;
}

const limit = 13;
const shown = (digits: string) => digits && `$ ${digits.replace(/\B(?=(\d{3})+$)/g, '.')}`;
const digitsBefore = (text: string, place: number) =>
  text.slice(0, place).replace(/\D/g, '').length;

const placeAfter = (digits: string, count: number) => {
  const text = shown(digits);
  const start = Math.min(2, text.length);
  for (let place = start; place < text.length; place += 1) {
    if (digitsBefore(text, place) === count) return place;
  }
  return text.length;
};

const at = (digits: string, count: number): Plain => {
  const caret = placeAfter(digits, count);
  return { digits, anchor: caret, caret };
};

const moveTo = ({ digits, anchor }: Plain, place: number, extend: boolean): Plain => {
  const { length } = shown(digits);
  const start = extend ? 0 : Math.min(2, length);
  const caret = Math.max(start, Math.min(length, place));
  return { digits, anchor: extend ? anchor : caret, caret };
};

/** Applies a key that moves the caret. */
const go = (plain: Plain, key: string): Plain => {
  const extend = key.startsWith('Shift+');
  const [low, high] = [Math.min(plain.anchor, plain.caret), Math.max(plain.anchor, plain.caret)];
  switch (key.replace('Shift+', '')) {
    case 'Home':
      return moveTo(plain, 0, extend);
    case 'End':
      return moveTo(plain, Number.POSITIVE_INFINITY, extend);
    case 'ArrowLeft':
      return moveTo(plain, extend || low === high ? plain.caret - 1 : low, extend);
    default:
      return moveTo(plain, extend || low === high ? plain.caret + 1 : high, extend);
  }
};

/** Applies a key or command that changes the digits; null for others. */
const edit = ({ digits, anchor, caret }: Plain, move: Move, copied: string): Plain | null => {
  const text = shown(digits);
  const [low, high] = [Math.min(anchor, caret), Math.max(anchor, caret)];
  const [from, to] = [digitsBefore(text, low), digitsBefore(text, high)];
  const replaceRange = (by: string, start = from, end = to) => {
    const next = digits.slice(0, start) + by + digits.slice(end);
    return next.length > limit ? at(digits, to) : at(next, start + by.length);
  };
  const [one] = /\d$/.exec(move) ?? [];
  if (one !== undefined) return replaceRange(one);
  switch (move) {
    case 'Backspace':
      return replaceRange('', low === high ? Math.max(0, from - 1) : from);
    case 'Delete':
      return replaceRange('', from, low === high ? Math.min(digits.length, to + 1) : to);
    case 'cut all':
      return at('', 0);
    case 'paste':
      return copied === '' ? null : pasted(digits, high, copied);
    default:
      return null;
  }
};

/** A pasted amount replaces everything; one with leading zeros is rejected. */
const pasted = (digits: string, place: number, copied: string): Plain => {
  if (copied.startsWith('0') && copied.length > 3) return { digits, anchor: place, caret: place };
  const amount = String(Number(copied));
  return at(amount, amount.length);
};

/** The model: a plain field of digits that receives the same moves. */
export function plainField() {
  let copied = '';
  let now: Plain = at('', 0);
  let past: readonly Plain[] = [];
  let future: readonly Plain[] = [];
  /** Focused again: nothing is selected. */
  const left = (): Plain => {
    const caret = Math.max(now.anchor, now.caret);
    return { ...now, anchor: caret, caret };
  };
  const stepBack = () => {
    const previous = past.at(-1);
    if (previous === undefined) return;
    [past, future, now] = [past.slice(0, -1), [left(), ...future], previous];
  };
  const stepOn = () => {
    const [after, ...rest] = future;
    if (after === undefined) return;
    [past, future, now] = [[...past, left()], rest, after];
  };
  const change = (move: Move) => {
    if (move === 'all' || move === 'cut all') {
      now = { ...now, anchor: 0, caret: shown(now.digits).length };
      if (move === 'all') return;
    }
    const next = edit(now, move, copied);
    if (move === 'cut all' && now.digits !== '') copied = now.digits;
    if (next !== null && next.digits !== now.digits) [past, future] = [[...past, left()], []];
    now = next ?? go(now, move);
  };
  const make = (move: Move) => {
    if (move === 'undo') stepBack();
    else if (move === 'redo') stepOn();
    else change(move);
  };
  return { make, meant: () => ({ field: now.digits, total: String(Number(now.digits)) }) };
}
