import {
  type AmountDraft,
  type AmountNote,
  countBefore,
  getDraft,
  placeAfter,
  readBare,
  showBare,
} from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';
import { type BareEdit, insertDigits, removeRange, typeSeparator } from './bare-edits.ts';
import type { TextChange } from './text-change.ts';

/** The constraints of an edit. */
export interface AmountRules {
  readonly format: AmountFormat;
  /** The largest amount in minor units. */
  readonly max: number;
}

/** The kind of deletion: before the caret (Backspace), after it (Delete) or of the selection. */
export type Deletion = 'back' | 'forward' | 'marked';

/** Keeps the message about an ignored character until the field is empty. */
const noteAfter = (previous: AmountDraft, bare: string, note: AmountNote | null) =>
  note ?? (previous.note?.kind === 'ignored' && bare !== '' ? previous.note : null);

const finish = (
  previous: AmountDraft,
  edit: BareEdit,
  { format, max }: AmountRules,
): AmountDraft => {
  const read = readBare(edit.bare, format);
  const minor = read?.minor ?? null;
  if (minor !== null && minor > max) {
    const limit = getDraft(max, format);
    const shown = format.format(minor);
    return { ...limit, note: shown === limit.text ? null : { kind: 'lowered', max: limit.text } };
  }
  const text = showBare(edit.bare, format);
  const rounded = read?.rounded && edit.bare.includes(format.decimal);
  const note: AmountNote | null = rounded
    ? { kind: 'rounded', to: format.format(read.minor) }
    : (edit.note ?? null);
  const caret = placeAfter(text, edit.bare, edit.caret);
  return { bare: edit.bare, text, caret, minor, note: noteAfter(previous, edit.bare, note) };
};

/** Rejects a change and keeps the selection, so the next typed text replaces it. */
const refuse = (previous: AmountDraft, { from, to }: TextChange): AmountDraft => ({
  ...previous,
  anchor: from,
  caret: to,
  note: { kind: 'refused' },
});

/** Inserts pasted or dropped text. Digits are inserted at the caret; a formatted amount replaces the value. */
const insertText = (previous: AmountDraft, change: TextChange, rules: AmountRules): AmountDraft => {
  const { text, bare } = previous;
  const { from, to, inserted } = change;
  const { format } = rules;
  if (/^\d+$/.test(inserted)) {
    const [start, end] = [countBefore(text, bare, from), countBefore(text, bare, to)];
    const edit = insertDigits(removeRange(bare, start, end), start, inserted, format);
    if (edit.note?.kind !== 'full') return finish(previous, edit, rules);
    return refuse(previous, change);
  }
  const whole = text.slice(0, from) + inserted + text.slice(to);
  const read = format.read(inserted) ?? format.read(whole);
  if (read === null || read.minor < 0) return refuse(previous, change);
  const { bare: written, text: shown } = getDraft(read.minor, format);
  const next = finish(
    { ...previous, note: null },
    { bare: written === '' ? '0' : written, caret: shown.length },
    rules,
  );
  const rounded = read.rounded && next.note === null;
  return rounded ? { ...next, note: { kind: 'rounded', to: next.text } } : next;
};

const typeKey = (
  previous: AmountDraft,
  { from, to, inserted: key }: TextChange,
  rules: AmountRules,
): AmountDraft => {
  const { text, bare } = previous;
  const [start, end] = [countBefore(text, bare, from), countBefore(text, bare, to)];
  const rest = removeRange(bare, start, end);
  if (/\d/.test(key)) return finish(previous, insertDigits(rest, start, key, rules.format), rules);
  if (/[.,]/.test(key)) {
    return finish(previous, typeSeparator(rest, start, key, rules.format), rules);
  }
  const isOwn = key === ' ' || rules.format.prefix.includes(key);
  const note = isOwn ? null : ({ kind: 'ignored', character: key } as const);
  return finish(previous, { bare: rest, caret: start, ...(note && { note }) }, rules);
};

const remove = (
  previous: AmountDraft,
  { from, to }: TextChange,
  deletion: Deletion,
  rules: AmountRules,
): AmountDraft => {
  const { text, bare } = previous;
  let [start, end] = [countBefore(text, bare, from), countBefore(text, bare, to)];
  // Only characters of the format were deleted, which formatting would add again: delete the next digit too.
  const isOwn = start === end;
  if (isOwn && deletion === 'back') start = Math.max(0, start - 1);
  if (isOwn && deletion === 'forward') end = Math.min(bare.length, end + 1);
  return finish(previous, { bare: removeRange(bare, start, end), caret: start }, rules);
};

/**
 * Returns the draft after an edit of the field's text. Users edit it like plain text: typed characters stay,
 * including leading zeros, and the field adds the prefix and the thousands separators.
 *
 * - Typing a separator never increases the amount or removes digits. Deleting it also deletes the cents, so they
 *   do not become units.
 * - With decimals: comma and dot both start the cents, because numeric keypads have only one of them. If three
 *   digits follow a dot, it separates thousands, as in pasted and displayed amounts, and a message announces it.
 * - Without decimals: '12.500,50' can be typed and is rounded. If three digits follow a separator, it separates
 *   thousands: '12.500' is 12500.
 * - An amount above the maximum is replaced by the maximum, and a message announces it.
 */
export const editAmount = (
  previous: AmountDraft,
  change: TextChange,
  deletion: Deletion,
  rules: AmountRules,
): AmountDraft => {
  if (change.inserted === '') {
    return change.to > change.from
      ? remove(previous, change, deletion, rules)
      : { ...previous, anchor: change.to, caret: change.to };
  }
  const inserted = change.inserted.normalize('NFKC').trim() || ' ';
  const edit = { ...change, inserted };
  return [...inserted].length === 1
    ? typeKey(previous, edit, rules)
    : insertText(previous, edit, rules);
};
