import {
  type AmountDraft,
  type AmountNote,
  countTypedBefore,
  createDraft,
  formatRawText,
  getCaretAfter,
  isAmbiguous,
  parseRawText,
} from './amount-draft.ts';
import type { AmountFormat } from './amount-format.ts';
import { insertDigits, insertSeparator, type RawTextEdit, removeRange } from './raw-text-edits.ts';
import type { TextChange } from './text-change.ts';

/** The constraints of an edit. */
export interface AmountRules {
  readonly format: AmountFormat;
  /** The largest amount in minor units. */
  readonly max: number;
}

/** The kind of deletion: before the caret (Backspace), after it (Delete) or of the selection. */
export type Deletion = 'back' | 'forward' | 'selection';

/** Keeps the message about an ignored character until the field is empty. */
const getNextNote = (previous: AmountDraft, rawText: string, note: AmountNote | null) =>
  note ?? (previous.note?.kind === 'ignored' && rawText !== '' ? previous.note : null);

const applyRules = (
  previous: AmountDraft,
  edit: RawTextEdit,
  { format, max }: AmountRules,
): AmountDraft => {
  const parsed = parseRawText(edit.rawText, format);
  const minor = parsed?.minor ?? null;
  if (minor !== null && minor > max) {
    const maxDraft = createDraft(max, format);
    const formattedMinor = format.format(minor);
    return {
      ...maxDraft,
      note: formattedMinor === maxDraft.text ? null : { kind: 'lowered', max: maxDraft.text },
    };
  }
  const text = formatRawText(edit.rawText, format);
  const isRounded = parsed?.rounded && edit.rawText.includes(format.decimal);
  const note: AmountNote | null = isRounded
    ? { kind: 'rounded', to: format.format(parsed.minor) }
    : isAmbiguous(edit.rawText)
      ? { kind: 'ambiguous' }
      : (edit.note ?? null);
  const caret = getCaretAfter(text, edit.rawText, edit.caret);
  return {
    rawText: edit.rawText,
    text,
    caret,
    minor,
    note: getNextNote(previous, edit.rawText, note),
  };
};

/** Rejects a change and keeps the selection, so the next typed text replaces it. */
const rejectChange = (previous: AmountDraft, { from, to }: TextChange): AmountDraft => ({
  ...previous,
  anchor: from,
  caret: to,
  note: { kind: 'refused' },
});

/** Inserts pasted or dropped text. Digits are inserted at the caret; a formatted amount replaces the value. */
const insertText = (previous: AmountDraft, change: TextChange, rules: AmountRules): AmountDraft => {
  const { text, rawText } = previous;
  const { from, to, inserted } = change;
  const { format } = rules;
  if (/^\d+$/.test(inserted)) {
    const [start, end] = [
      countTypedBefore(text, rawText, from),
      countTypedBefore(text, rawText, to),
    ];
    const edit = insertDigits(removeRange(rawText, start, end), start, inserted, format);
    if (edit.note?.kind !== 'full') return applyRules(previous, edit, rules);
    return rejectChange(previous, change);
  }
  const fullText = text.slice(0, from) + inserted + text.slice(to);
  const parsed = format.read(inserted) ?? format.read(fullText);
  if (parsed === null || parsed.minor < 0) return rejectChange(previous, change);
  const pastedDraft = createDraft(parsed.minor, format);
  const nextDraft = applyRules(
    { ...previous, note: null },
    { rawText: pastedDraft.rawText || '0', caret: pastedDraft.text.length },
    rules,
  );
  const isRounded = parsed.rounded && nextDraft.note === null;
  return isRounded ? { ...nextDraft, note: { kind: 'rounded', to: nextDraft.text } } : nextDraft;
};

const insertKey = (
  previous: AmountDraft,
  { from, to, inserted: key }: TextChange,
  rules: AmountRules,
): AmountDraft => {
  const { text, rawText } = previous;
  const [start, end] = [countTypedBefore(text, rawText, from), countTypedBefore(text, rawText, to)];
  const remainingText = removeRange(rawText, start, end);
  if (/\d/.test(key))
    return applyRules(previous, insertDigits(remainingText, start, key, rules.format), rules);
  if (/[.,]/.test(key)) {
    return applyRules(previous, insertSeparator(remainingText, start, key, rules.format), rules);
  }
  const isFormatCharacter = " '’".includes(key) || rules.format.prefix.includes(key);
  const note = isFormatCharacter ? null : ({ kind: 'ignored', character: key } as const);
  return applyRules(
    previous,
    { rawText: remainingText, caret: start, ...(note && { note }) },
    rules,
  );
};

const deleteRange = (
  previous: AmountDraft,
  { from, to }: TextChange,
  deletion: Deletion,
  rules: AmountRules,
): AmountDraft => {
  const { text, rawText } = previous;
  let [start, end] = [countTypedBefore(text, rawText, from), countTypedBefore(text, rawText, to)];
  // Only characters of the format were deleted, which formatting would add again: delete the next digit too.
  const hasOnlyFormatting = start === end;
  if (hasOnlyFormatting && deletion === 'back') start = Math.max(0, start - 1);
  if (hasOnlyFormatting && deletion === 'forward') end = Math.min(rawText.length, end + 1);
  return applyRules(previous, { rawText: removeRange(rawText, start, end), caret: start }, rules);
};

/**
 * Returns the draft after an edit of the field's text. Users edit it like plain text: typed characters stay,
 * including leading zeros, and the field adds the prefix and the thousands separators.
 *
 * - Typing a separator never increases the amount or removes digits. Deleting it also deletes the cents, so they
 *   do not become units.
 * - With decimals: comma and dot both start the cents, because numeric keypads have only one of them. If three
 *   digits follow a dot, it separates thousands, as in pasted and displayed amounts, and a message announces it.
 * - With decimals, three digits after the decimal separator are ambiguous: '1,500' is no amount until a separator or
 *   a deletion decides.
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
      ? deleteRange(previous, change, deletion, rules)
      : { ...previous, anchor: change.to, caret: change.to };
  }
  const inserted = change.inserted.normalize('NFKC').trim() || ' ';
  const normalizedChange = { ...change, inserted };
  return [...inserted].length === 1
    ? insertKey(previous, normalizedChange, rules)
    : insertText(previous, normalizedChange, rules);
};
