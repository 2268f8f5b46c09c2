import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { type AmountDraft, type AmountNote, createDraft, parseRawText } from './amount-draft.ts';
import { type AmountRules, type Deletion, editAmount } from './edit-amount.ts';
import { addToHistory, emptyHistory, moveInHistory } from './edit-history.ts';
import { getChange, type Selection } from './text-change.ts';

export interface AmountEditsOptions extends AmountRules {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The current value in minor units. */
  readonly value: number | null;
  readonly onValueChange: (minor: number | null) => void;
}

/** Treats null and 0 as equal, because a parent may store either for an empty field. */
const isSameAmount = (first: number | null, second: number | null) =>
  (first ?? 0) === (second ?? 0);

const getDeletion = (inputType: string | undefined, selection: Selection | null): Deletion => {
  if (selection !== null && selection.start !== selection.end) return 'selection';
  return inputType?.endsWith('Forward') ? 'forward' : 'back';
};

/** Stores the selection before each edit, which is only available in the `beforeinput` event. */
const useSelectionBeforeEdit = (input: RefObject<HTMLInputElement | null>) => {
  const selectionRef = useRef<Selection | null>(null);
  useBrowserLayoutEffect(() => {
    const element = input.current;
    const saveSelection = () => {
      const { selectionStart: start, selectionEnd: end } = element ?? {};
      selectionRef.current =
        typeof start === 'number' && typeof end === 'number' ? { start, end } : null;
    };
    element?.addEventListener('beforeinput', saveSelection);
    return () => element?.removeEventListener('beforeinput', saveSelection);
  }, [input]);
  return selectionRef;
};

/** Applies the field's current text to a draft, as one edit. */
const applyFieldText = (
  draft: AmountDraft,
  { value, selectionEnd }: HTMLInputElement,
  selection: Selection | null,
  inputType: string | undefined,
  rules: AmountRules,
) => {
  const change = getChange(draft.text, value, selectionEnd ?? value.length, selection);
  return editAmount(draft, change, getDeletion(inputType, selection), rules);
};

/** Manages an amount while the user edits it: the displayed text, the caret, messages and undo. */
export const useAmountEdits = ({ input, value, onValueChange, ...rules }: AmountEditsOptions) => {
  const [typedDraft, setTypedDraft] = useState<AmountDraft | null>(null);
  const [note, setNote] = useState<AmountNote | null>(null);
  const [composingText, setComposingText] = useState<string | null>(null);
  const history = useRef(emptyHistory);
  const pendingDraft = useRef<AmountDraft | null>(null);
  const compositionDraft = useRef<AmountDraft | null>(null);
  const selectionBeforeEdit = useSelectionBeforeEdit(input);
  // Keeps the typed text ('12,' may become '12,5') until the parent changes the value.
  const isCurrent = typedDraft !== null && isSameAmount(typedDraft.minor, value);
  const draft = isCurrent ? typedDraft : createDraft(value, rules.format);
  const currentHistory = typedDraft === null || isCurrent ? history.current : emptyHistory;

  useBrowserLayoutEffect(() => {
    const draftToSelect = pendingDraft.current;
    pendingDraft.current = null;
    if (draftToSelect === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(
      draftToSelect.anchor ?? draftToSelect.caret,
      draftToSelect.caret,
    );
  });

  const emit = (minor: number | null) => {
    if (minor !== value) onValueChange(minor);
  };
  const applyDraft = (next: AmountDraft) => {
    pendingDraft.current = next;
    setTypedDraft(next);
    setNote(next.note);
    emit(next.minor);
  };
  const undoOrRedo = (direction: 'undo' | 'redo') => {
    const caret = input.current?.selectionEnd ?? draft.caret;
    const result = moveInHistory(currentHistory, { ...draft, caret }, direction);
    if (result === null) return;
    history.current = result.history;
    applyDraft(result.draft);
  };
  const applyEdit = (previous: AmountDraft, next: AmountDraft, caretBefore = previous.caret) => {
    const hasChanged = next.rawText !== previous.rawText || next.text !== previous.text;
    history.current = hasChanged
      ? addToHistory(currentHistory, { ...previous, caret: caretBefore })
      : currentHistory;
    applyDraft(next);
  };

  return {
    text: composingText ?? draft.text,
    note: typedDraft === null || isCurrent ? note : null,
    undoOrRedo,
    handleChange: (field: HTMLInputElement, event: Event) => {
      const { inputType } = event instanceof InputEvent ? event : {};
      if (inputType === 'historyUndo') return undoOrRedo('undo');
      if (inputType === 'historyRedo') return undoOrRedo('redo');
      const initialDraft = compositionDraft.current;
      if (initialDraft === null) {
        const selection = selectionBeforeEdit.current;
        selectionBeforeEdit.current = null;
        return applyEdit(
          draft,
          applyFieldText(draft, field, selection, inputType, rules),
          selection?.end,
        );
      }
      // Changing the text would end the composition, so only the amount is emitted.
      setComposingText(field.value);
      emit(applyFieldText(initialDraft, field, null, undefined, rules).minor);
    },
    startComposition: (field: HTMLInputElement) => {
      compositionDraft.current = { ...draft, caret: field.selectionEnd ?? draft.caret };
    },
    endComposition: (field: HTMLInputElement) => {
      const initialDraft = compositionDraft.current;
      compositionDraft.current = null;
      setComposingText(null);
      if (initialDraft !== null)
        applyEdit(initialDraft, applyFieldText(initialDraft, field, null, undefined, rules));
    },
    /** Formats the amount on blur. The message stays visible. */
    handleBlur: () => {
      // Without an amount, the typed text stays, so that the user can correct it.
      if (draft.note?.kind === 'ambiguous') return;
      const formattedDraft = createDraft(value, rules.format);
      // A dot could become a thousands separator until now, so rounded cents are announced only here.
      if (parseRawText(draft.rawText, rules.format)?.rounded)
        setNote({ kind: 'rounded', to: formattedDraft.text });
      setTypedDraft(formattedDraft);
    },
    /** Clears the message about the previous edit on focus. */
    handleFocus: () => setNote(draft.note?.kind === 'ambiguous' ? draft.note : null),
  };
};
