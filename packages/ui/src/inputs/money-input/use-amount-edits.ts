import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { type AmountDraft, type AmountNote, getDraft, readBare } from './amount-draft.ts';
import { type AmountRules, type Deletion, editAmount } from './edit-amount.ts';
import { noHistory, remember, step } from './edit-history.ts';
import { getChange, type Selection } from './text-change.ts';

export interface AmountEditsOptions extends AmountRules {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The current value in minor units. */
  readonly value: number | null;
  readonly onValueChange: (minor: number | null) => void;
}

/** Treats null and 0 as equal, because a parent may store either for an empty field. */
const isSameAmount = (one: number | null, other: number | null) => (one ?? 0) === (other ?? 0);

const getDeletion = (inputType: string | undefined, marked: Selection | null): Deletion => {
  if (marked !== null && marked.start !== marked.end) return 'marked';
  return inputType?.endsWith('Forward') ? 'forward' : 'back';
};

/** Stores the selection before each edit, which is only available in the `beforeinput` event. */
const useMarked = (input: RefObject<HTMLInputElement | null>) => {
  const marked = useRef<Selection | null>(null);
  useBrowserLayoutEffect(() => {
    const field = input.current;
    const mark = () => {
      const { selectionStart: start, selectionEnd: end } = field ?? {};
      marked.current = typeof start === 'number' && typeof end === 'number' ? { start, end } : null;
    };
    field?.addEventListener('beforeinput', mark);
    return () => field?.removeEventListener('beforeinput', mark);
  }, [input]);
  return marked;
};

/** Applies the field's current text to a draft, as one edit. */
const getEdit = (
  from: AmountDraft,
  { value, selectionEnd }: HTMLInputElement,
  marked: Selection | null,
  inputType: string | undefined,
  rules: AmountRules,
) => {
  const change = getChange(from.text, value, selectionEnd ?? value.length, marked);
  return editAmount(from, change, getDeletion(inputType, marked), rules);
};

/** Manages an amount while the user edits it: the displayed text, the caret, messages and undo. */
export const useAmountEdits = ({ input, value, onValueChange, ...rules }: AmountEditsOptions) => {
  const [typedDraft, setTypedDraft] = useState<AmountDraft | null>(null);
  const [note, setNote] = useState<AmountNote | null>(null);
  const [composing, setComposing] = useState<string | null>(null);
  const history = useRef(noHistory);
  const place = useRef<AmountDraft | null>(null);
  const composed = useRef<AmountDraft | null>(null);
  const marked = useMarked(input);
  // Keeps the typed text ('12,' may become '12,5') until the parent changes the value.
  const isCurrent = typedDraft !== null && isSameAmount(typedDraft.minor, value);
  const draft = isCurrent ? typedDraft : getDraft(value, rules.format);
  const past = typedDraft === null || isCurrent ? history.current : noHistory;

  useBrowserLayoutEffect(() => {
    const placed = place.current;
    place.current = null;
    if (placed === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(placed.anchor ?? placed.caret, placed.caret);
  });

  const emit = (minor: number | null) => {
    if (minor !== value) onValueChange(minor);
  };
  const take = (next: AmountDraft) => {
    place.current = next;
    setTypedDraft(next);
    setNote(next.note);
    emit(next.minor);
  };
  const go = (way: 'undo' | 'redo') => {
    const caretNow = input.current?.selectionEnd ?? draft.caret;
    const stepped = step(past, { ...draft, caret: caretNow }, way);
    if (stepped === null) return;
    history.current = stepped.history;
    take(stepped.draft);
  };
  const applyEdit = (from: AmountDraft, next: AmountDraft, caretBefore = from.caret) => {
    const isEdit = next.bare !== from.bare || next.text !== from.text;
    history.current = isEdit ? remember(past, { ...from, caret: caretBefore }) : past;
    take(next);
  };

  return {
    text: composing ?? draft.text,
    note: typedDraft === null || isCurrent ? note : null,
    go,
    change: (field: HTMLInputElement, event: Event) => {
      const { inputType } = event instanceof InputEvent ? event : {};
      if (inputType === 'historyUndo') return go('undo');
      if (inputType === 'historyRedo') return go('redo');
      const from = composed.current;
      if (from === null) {
        const selection = marked.current;
        marked.current = null;
        return applyEdit(draft, getEdit(draft, field, selection, inputType, rules), selection?.end);
      }
      // Changing the text would end the composition, so only the amount is emitted.
      setComposing(field.value);
      emit(getEdit(from, field, null, undefined, rules).minor);
    },
    beginComposing: (field: HTMLInputElement) => {
      composed.current = { ...draft, caret: field.selectionEnd ?? draft.caret };
    },
    endComposing: (field: HTMLInputElement) => {
      const from = composed.current;
      composed.current = null;
      setComposing(null);
      if (from !== null) applyEdit(from, getEdit(from, field, null, undefined, rules));
    },
    /** Formats the amount on blur. The message stays visible. */
    leave: () => {
      const shown = getDraft(value, rules.format);
      // Until now a dot could still become a thousands separator. Announce that the cents were rounded.
      if (readBare(draft.bare, rules.format)?.rounded) setNote({ kind: 'rounded', to: shown.text });
      setTypedDraft(shown);
    },
    /** Clears the message about the previous edit on focus. */
    enter: () => setNote(null),
  };
};
