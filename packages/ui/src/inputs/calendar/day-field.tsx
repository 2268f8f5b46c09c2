import { forwardRef, type RefObject } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { CalendarDays } from '../../icons/icons.ts';
import { useDateMessages } from '../../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import type { useTypedDay } from './use-typed-day.ts';

export interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'type' | 'end' | 'boxRef'> {
  /** What is typed so far and how it is read, from `useTypedDay`. */
  typed: Pick<ReturnType<typeof useTypedDay>, 'text' | 'problem' | 'onType' | 'onDone'>;
  /** What the calendar stands beside. */
  box: RefObject<HTMLSpanElement | null>;
  /** The button that opens the calendar. */
  button: RefObject<HTMLButtonElement | null>;
  /** What it says cannot be taken as it is, whether that is told already or not. */
  isInvalid?: boolean;
  /** The open panel's id, or null while it is closed. */
  panelId: string | null;
  /** Asks to open the calendar, or to close it. */
  onToggle: () => void;
}

/** A text field for a day or a month, with the button that opens the calendar at its end. */
export const DayField = forwardRef<HTMLInputElement, DayFieldProps>(function DayField(
  { typed, box, button, isInvalid, panelId, onToggle, error, disabled, readOnly, ...rest },
  ref,
) {
  const { calendarOpen, dateFormat } = useDateMessages();
  return (
    <TextField
      ref={ref}
      boxRef={box}
      placeholder={dateFormat}
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      readOnly={readOnly}
      value={typed.text}
      error={error ?? typed.problem}
      data-mistaken={isInvalid || typed.problem ? 'yes' : undefined}
      onValueChange={typed.onType}
      // Another window may take the keyboard for a while: typing has not ended then.
      onBlur={({ target }) => target !== document.activeElement && typed.onDone()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') typed.onDone();
        if (event.key !== 'ArrowDown' || disabled || readOnly) return;
        event.preventDefault();
        onToggle();
      }}
      end={
        !readOnly && (
          <IconButton
            ref={button}
            label={`${calendarOpen}: ${rest.label}`}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={panelId !== null}
            aria-controls={panelId ?? undefined}
            onClick={onToggle}
          >
            <CalendarDays />
          </IconButton>
        )
      }
    />
  );
});
