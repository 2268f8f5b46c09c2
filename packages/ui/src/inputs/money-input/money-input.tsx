import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useAmountMessages } from '../../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import type { AmountFormat } from './amount-format.ts';
import { getAmountNoteText } from './amount-note-text.ts';
import { getHistoryDirection } from './edit-history.ts';
import { useAmountEdits } from './use-amount-edits.ts';

export interface MoneyInputProps
  extends Omit<
    TextFieldProps,
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onValueChange'
    | 'type'
    | 'min'
    | 'max'
    | 'format'
    | 'notice'
  > {
  /** The amount in minor units (cents), or null for none (controlled). */
  value?: number | null;
  /** The initial amount (uncontrolled). */
  defaultValue?: number | null;
  /** Called with the new amount in minor units, within `max`; null if the field is cleared. */
  onValueChange?: (minor: number | null) => void;
  /** Not called: amounts are passed to `onValueChange`. Pass a form library's `onChange` there. */
  onChange?: never;
  /** The app's formatter and parser for the currency. */
  format: AmountFormat;
  /** The maximum in minor units. A larger amount is replaced by the maximum, with a message. */
  max?: number;
}

/**
 * A field for an amount of money. It adds the currency prefix and thousands separators while the user types,
 * keeps the caret in place and supports undo. A message below explains every other change (`editAmount`).
 */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  {
    value: valueProp,
    defaultValue = null,
    onValueChange,
    format,
    max = Number.POSITIVE_INFINITY,
    ...rest
  },
  ref,
) {
  const messages = useAmountMessages();
  const [value, setValue] = useControllable<number | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  });
  const input = useRef<HTMLInputElement | null>(null);
  const edits = useAmountEdits({ input, value, onValueChange: setValue, format, max });
  const { onFocus, onBlur, onKeyDown, onSelect, onCompositionStart, onCompositionEnd } = rest;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  return (
    <TextField
      type="text"
      inputMode={format.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder={`${format.prefix}0`}
      {...rest}
      ref={input}
      value={edits.text}
      notice={edits.note && getAmountNoteText(edits.note, messages)}
      onChange={({ target, nativeEvent }) => edits.handleChange(target, nativeEvent)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const direction = getHistoryDirection(event);
        if (direction === null || event.defaultPrevented) return;
        event.preventDefault();
        if (!rest.readOnly) edits.undoOrRedo(direction);
      }}
      onSelect={(event) => {
        onSelect?.(event);
        const { selectionStart, selectionEnd, value: text } = event.currentTarget;
        // Keeps the caret after the prefix.
        const start = text.startsWith(format.prefix) ? format.prefix.length : 0;
        if (selectionStart === selectionEnd && (selectionEnd ?? start) < start) {
          event.currentTarget.setSelectionRange(start, start);
        }
      }}
      onCompositionStart={(event) => {
        onCompositionStart?.(event);
        edits.startComposition(event.currentTarget);
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event);
        edits.endComposition(event.currentTarget);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        edits.handleFocus();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        // If the window loses focus, the field stays the active element and keeps its text.
        if (event.target !== document.activeElement) edits.handleBlur();
      }}
    />
  );
});
