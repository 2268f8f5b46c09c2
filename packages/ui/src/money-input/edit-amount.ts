import { type AmountDraft, dressAmount, type ShownDigits } from './amount-text.ts';
import { withoutNeighbour } from './delete-through-dot.ts';

/** A separator and what was typed behind it, as long as it is no whole group of three digits. */
const openEnd = /\.\d{0,2}$|,\d*$/;

interface Edit {
  text: string;
  caret: number;
  /** Whether the text may have an open end. */
  isOpen: boolean;
}

/** What an edit leaves that typed no separator. The mark of an open end takes the end along. */
const withoutSeparator = (
  before: string,
  typed: string,
  caret: number,
  direction: 'back' | 'forward',
): Edit => {
  const end = openEnd.exec(before);
  if (end === null) return { ...withoutNeighbour(before, typed, caret, direction), isOpen: false };
  const head = before.slice(0, end.index);
  if (typed === head + end[0].slice(1)) return { text: head, caret: head.length, isOpen: false };
  const { text, caret: place } = withoutNeighbour(before, typed, caret, direction);
  const isOpen = text.endsWith(end[0]) || text.startsWith(head + end[0].charAt(0));
  return { text, caret: place, isOpen };
};

/** What typing a separator leaves: none where digits would change their worth by it. */
const withSeparator = (
  before: string,
  typed: string,
  caret: number,
  shownDigits: ShownDigits,
): Edit => {
  const key = typed.charAt(caret - 1);
  const [ahead, behind] = [typed.slice(0, caret - 1), typed.slice(caret)];
  const rest = ahead + behind;
  if (openEnd.test(before) && openEnd.test(rest)) {
    return { text: rest.replace(/\.(\d*)$/, ',$1'), caret: caret - 1, isOpen: true };
  }
  if (behind.length > (key === ',' ? shownDigits : 0)) {
    return { text: rest, caret: caret - 1, isOpen: false };
  }
  return { text: shownDigits === 0 ? typed : `${ahead},${behind}`, caret, isOpen: true };
};

/**
 * The amount after an edit of the field. A separator never makes an amount larger and never takes
 * digits away: typed among digits it is ignored, save a comma before the last two where cents are
 * shown.
 *
 * - Cents are shown: comma and dot at the end both begin the cents, since numeric keypads have one
 *   of them; a third digit behind is ignored.
 * - No cents are shown: what follows a comma at the end is seen while typing, counts nothing and is
 *   gone when the field is left: '12.500,50' is 12.500. A dot is a comma too ('12500.00' is 12.500)
 *   until three digits stand behind it: '1.234' is 1.234. A second separator settles it: a comma.
 */
export const editAmount = (
  before: string,
  typed: string,
  typedAt: number,
  shownDigits: ShownDigits,
  direction: 'back' | 'forward' = 'back',
): AmountDraft => {
  const isSeparator =
    /[.,]/.test(typed.charAt(typedAt - 1)) && !before.startsWith(typed.slice(0, typedAt));
  const { text, caret, isOpen } = isSeparator
    ? withSeparator(before, typed, typedAt, shownDigits)
    : withoutSeparator(before, typed, typedAt, direction);
  const end = isOpen && shownDigits === 0 ? (openEnd.exec(text)?.[0] ?? '') : '';
  if (end === '') return dressAmount(text, caret, shownDigits);
  const head = text.slice(0, -end.length);
  const whole = dressAmount(/\d/.test(head) ? head : '0', Math.min(caret, head.length), 0);
  const shown = whole.text + end.slice(0, 3);
  const inEnd = whole.text.length + caret - head.length;
  return {
    text: shown,
    caret: caret > head.length ? Math.min(inEnd, shown.length) : whole.caret,
    minor: whole.minor,
  };
};
