import { CalendarDays } from 'lucide-react';
import { forwardRef, type RefObject } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useDateMessages } from '../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import type { useTypedDay } from './use-typed-day.ts';

export interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'type' | 'end' | 'boxRef'> {
  typed: Pick<ReturnType<typeof useTypedDay>, 'text' | 'problem' | 'onType' | 'onDone'>;
  /** What the calendar stands beside. */
  box: RefObject<HTMLSpanElement | null>;
  /** The button that opens the calendar. */
  button: RefObject<HTMLButtonElement | null>;
  /** The open panel's id, or null while it is closed. */
  panelId: string | null;
  onToggle: () => void;
}

/** A text field for a day or a month, with the button that opens the calendar at its end. */
export const DayField = forwardRef<HTMLInputElement, DayFieldProps>(function DayField(
  { typed, box, button, panelId, onToggle, error, disabled, readOnly, placeholder, ...rest },
  ref,
) {
  const { calendarOpen, dateFormat } = useDateMessages();
  return (
    <TextField
      ref={ref}
      boxRef={box}
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder ?? dateFormat}
      disabled={disabled}
      readOnly={readOnly}
      value={typed.text}
      error={error ?? typed.problem}
      onValueChange={typed.onType}
      onBlur={typed.onDone}
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
