import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { useKitMessages } from '../messages/index.ts';
import { useBrowserLayoutEffect } from '../steady/use-browser-layout-effect.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { type AmountDraft, amountText, readPastedAmount, type ShownDigits } from './amount-text.ts';
import { editAmount } from './edit-amount.ts';

export interface MoneyInputProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'onValueChange' | 'type' | 'min' | 'max'
  > {
  /** The amount in minor units (cents), or null for none. */
  value: number | null;
  /** Told the new amount in minor units, already within `max`. */
  onValueChange: (minor: number | null) => void;
  /** The largest amount in minor units; more than that becomes exactly that. */
  max?: number;
  /** 0 shows whole units (pesos, soles), 2 shows cents (dollars). */
  shownDigits?: ShownDigits;
}

const directionOf = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'deleteContentForward' ? 'forward' : 'back';

/**
 * An amount of money: '$ ', dots between thousands, and a caret that stays where it was. What is
 * typed behind a separator never makes another amount of the digits before it (`editAmount`).
 */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  { value, onValueChange, max = Number.POSITIVE_INFINITY, shownDigits = 0, error, onBlur, ...rest },
  ref,
) {
  const { amountNotUnderstood } = useKitMessages();
  const input = useRef<HTMLInputElement | null>(null);
  const [draft, setDraft] = useState<AmountDraft | null>(null);
  const [refused, setRefused] = useState(false);
  // What was typed is kept ('12,' is on its way to '12,5') until the owner says another amount.
  const text = draft?.minor === value && draft ? draft.text : amountText(value, shownDigits);

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useBrowserLayoutEffect(() => {
    if (draft !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(draft.caret, draft.caret);
    }
  }, [draft]);

  const take = (next: AmountDraft) => {
    const over = next.minor !== null && next.minor > max;
    const shown = over ? amountText(max, shownDigits) : next.text;
    const minor = over ? max : next.minor;
    setRefused(false);
    setDraft({ text: shown, caret: over ? shown.length : next.caret, minor });
    if (minor !== value) onValueChange(minor);
  };

  return (
    <TextField
      ref={input}
      type="text"
      inputMode={shownDigits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder="$ 0"
      value={text}
      error={error ?? (refused ? amountNotUnderstood : undefined)}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.target;
        const caret = selectionStart ?? typed.length;
        take(editAmount(text, typed, caret, shownDigits, directionOf(event.nativeEvent)));
      }}
      onBlur={(event) => {
        onBlur?.(event);
        // Another window may take the keyboard for a while: what is typed waits.
        if (event.target !== document.activeElement) setDraft(null);
      }}
      onPaste={(event) => {
        event.preventDefault();
        if (rest.readOnly || rest.disabled) return;
        const minor = readPastedAmount(event.clipboardData.getData('text'), shownDigits);
        if (minor === null) return setRefused(true);
        const pasted = amountText(minor, shownDigits);
        take({ text: pasted, caret: pasted.length, minor });
      }}
      {...rest}
    />
  );
});
