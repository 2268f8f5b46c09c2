import { forwardRef, type RefObject } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { CalendarDays } from '../../icons/icons.ts';
import { useDateMessages } from '../../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import type { useDayDraft } from './use-day-draft.ts';

export interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'type' | 'end' | 'boxRef'> {
  /** The typed text and its parsed value, from `useDayDraft` or `useMonthDraft`. */
  draft: Pick<ReturnType<typeof useDayDraft>, 'text' | 'error' | 'changeText' | 'finish'>;
  /** The element that the calendar is positioned relative to. */
  boxRef: RefObject<HTMLSpanElement | null>;
  /** Whether the text is invalid, even if the error is not shown yet. */
  isInvalid?: boolean;
  /** The id of the open panel, or null if it is closed. */
  panelId: string | null;
  /** Called to open or close the calendar. */
  onToggle: () => void;
}

/** A text field for a day or a month, with a button that opens the calendar. */
export const DayField = forwardRef<HTMLInputElement, DayFieldProps>(function DayField(
  { draft, boxRef, isInvalid, panelId, onToggle, error, disabled, readOnly, ...rest },
  ref,
) {
  const { calendarOpen, dateFormat } = useDateMessages();
  return (
    <TextField
      ref={ref}
      boxRef={boxRef}
      placeholder={dateFormat}
      inputMode="numeric"
      {...rest}
      type="text"
      autoComplete="off"
      disabled={disabled}
      readOnly={readOnly}
      value={draft.text}
      error={error || draft.error || error}
      data-invalid={isInvalid || draft.error ? '' : undefined}
      onValueChange={draft.changeText}
      // If the window loses focus, the field stays the active element and the user may continue typing.
      onBlur={({ target }) => target !== document.activeElement && draft.finish()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.finish();
        if (event.key !== 'ArrowDown' || disabled || readOnly) return;
        event.preventDefault();
        onToggle();
      }}
      end={
        !readOnly && (
          <IconButton
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
