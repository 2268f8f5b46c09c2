import { type FocusEventHandler, forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { CircleAlert } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { labelClasses } from './control-classes.ts';

/** What every field shares: its name, its help and what is wrong with it. */
export interface FieldProps {
  /** The field's name, always in the page. */
  label: string;
  /** `hidden` keeps the label for screen readers only. */
  labelMode?: 'shown' | 'hidden';
  /** Help that stays in sight: format, limits, where to find the value. */
  hint?: ReactNode;
  /**
   * What is wrong and how to put it right. null while nothing is wrong keeps the space of one line,
   * so that a message that appears moves nothing below it; left out by fields that cannot be wrong.
   */
  error?: ReactNode;
  /** Marks the label as optional, in a form whose other fields are required. */
  optional?: boolean;
  /** Tells screen readers that it must be filled in. Nothing is shown: the optional fields are marked. */
  required?: boolean;
}

/** What the control of a field that the browser does not know takes from a form. */
export interface FormControlProps {
  /** The control's id, where an error summary leads to; one is made when none is given. */
  id?: string;
  /** The name under which a form posts the value. */
  name?: string;
  /** The id of the form the field belongs to, where it stands outside of it. */
  form?: string;
  /** Takes the focus when it comes into the page. */
  autoFocus?: boolean;
  /** Can be neither changed nor reached by the keyboard, as while a form is being sent. */
  disabled?: boolean;
  /** Called when the focus leaves the field, whatever it has opened included. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** Not called: values come through `onValueChange`. A form library's `onChange` goes there. */
  onChange?: never;
}

/** What the control inside a field must carry. */
export interface ControlProps {
  /** What the label points at. */
  id: string;
  /** The ids of hint and error, where there are any. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
  /** Set where it must be filled in. */
  'aria-required': true | undefined;
}

export interface FormFieldProps extends FieldProps, RootProps {
  /**
   * What the field did to what was typed, read out when it comes. null while there is nothing to
   * say; left out by fields that change nothing.
   */
  notice?: string | null;
  /** The control's id; one is made when none is given. */
  id?: string;
  /** Called when the focus leaves one of the field's controls. */
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
  /** Renders the control with the ids that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint and an error, tied together. */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  {
    label,
    labelMode = 'shown',
    hint,
    error,
    optional = false,
    required = false,
    notice,
    id,
    children,
    className,
    ...rest
  },
  ref,
) {
  const { optional: optionalMark } = useKitMessages();
  const generated = useId();
  const controlId = id ?? generated;
  const describedBy = [
    hint && `${controlId}-hint`,
    notice && `${controlId}-notice`,
    error && `${controlId}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div ref={ref} {...rest} className={cn('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={controlId} className={labelClasses({ labelMode })}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> {optionalMark}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {notice !== undefined && (
        // In the page before it speaks, or nobody hears it; empty, it takes no room.
        <p
          id={`${controlId}-notice`}
          aria-live="polite"
          className="text-sm font-semibold text-warning-ink empty:-mt-1"
        >
          {notice}
        </p>
      )}
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
});

interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'error'> {
  /** The control's id; the notes' own begin with it. */
  id: string;
}

/**
 * The hint and the error below a control, under the ids that the control names. An error of null
 * keeps the space of one line.
 */
export const FieldNotes = ({ id, hint, error }: FieldNotesProps) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
    )}
    {error !== undefined && (
      <p id={`${id}-error`} className="flex min-h-lh gap-1 text-sm text-danger-ink">
        {error && (
          <>
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{error}</span>
          </>
        )}
      </p>
    )}
  </>
);
