import {
  type AmountDraft,
  type AmountNote,
  countBefore,
  draftOf,
  placeAfter,
  readBare,
  showBare,
} from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';
import { type BareEdit, insertDigits, removeRange, typeSeparator } from './bare-edits.ts';
import type { TextChange } from './text-change.ts';

/** What an edit is held against. */
export interface AmountRules {
  readonly format: AmountFormat;
  /** The largest amount in minor units. */
  readonly max: number;
}

/** What a deletion took: what is before the caret, behind it (the Delete key), or what was marked. */
export type Deletion = 'back' | 'forward' | 'marked';

/** A note stands until the edit it speaks of is gone: a character left out is said to the end. */
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
    const limit = draftOf(max, format);
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

/** What was marked stays so: what is typed next takes its place, not a place beside it. */
const refuse = (previous: AmountDraft, { from, to }: TextChange): AmountDraft => ({
  ...previous,
  anchor: from,
  caret: to,
  note: { kind: 'refused' },
});

/** What was pasted or dropped: digits go in where they are put, an amount takes the whole place. */
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
  const { bare: written, text: shown } = draftOf(read.minor, format);
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
  // Only what the field itself writes was deleted, and would be back at once: the neighbour goes.
  const isOwn = start === end;
  if (isOwn && deletion === 'back') start = Math.max(0, start - 1);
  if (isOwn && deletion === 'forward') end = Math.min(bare.length, end + 1);
  return finish(previous, { bare: removeRange(bare, start, end), caret: start }, rules);
};

/**
 * The amount after an edit of the field's text. It is edited as plain text is: what is typed stays,
 * zeros in front included; the prefix and the separators between thousands are the field's own.
 *
 * - A separator never makes an amount larger and never takes digits away; deleted, it takes the
 *   cents along rather than make units of them.
 * - Cents are shown: comma and dot both begin them, since numeric keypads have one of the two. Three
 *   digits behind the dot are thousands, as they are pasted and shown, and the note says so.
 * - No cents are shown: '12.500,50' can be typed and is rounded as it is everywhere. Three digits
 *   behind a separator are thousands: '12.500' typed dot by dot is 12.500.
 * - An amount above the largest becomes the largest one, and the note says so.
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
