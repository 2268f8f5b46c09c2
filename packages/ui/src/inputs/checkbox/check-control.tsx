import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { FieldNotes } from '../form-field/form-field.tsx';

export interface CheckControlProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** The label; may contain a link. */
  label: ReactNode;
  /**
   * `hidden` shows the label to screen readers only, for a checkbox inside a card.
   * @default 'shown'
   */
  labelMode?: 'shown' | 'hidden';
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Whether it is required; announced to screen readers. */
  required?: boolean;
  /** A hint below the label, announced with the checkbox. */
  hint?: ReactNode;
  /** The error message; null reserves the space of one line (`FieldProps`). */
  error?: ReactNode;
}

const textClasses = cva('peer-disabled:text-ui-ink-soft', {
  variants: { labelMode: { shown: '', hidden: 'sr-only' } },
});

/** Sets `data-state`. Also called on change, because an uncontrolled checkbox does not render again. */
const updateDataState = (input: HTMLInputElement) => {
  input.dataset.state = input.indeterminate
    ? 'indeterminate'
    : input.checked
      ? 'checked'
      : 'unchecked';
};

/** The thumb of a switch is `::before`. A logical margin moves it, to support right-to-left text. */
const boxClasses = cva('peer mt-0.5 shrink-0 cursor-[inherit]', {
  variants: {
    variant: {
      checkbox: 'size-5 accent-ui-accent',
      switch: [
        'flex h-5 w-9 appearance-none items-center rounded-full border border-ui-line-strong bg-ui-sunken px-0.5 checked:border-ui-accent checked:bg-ui-accent disabled:opacity-60',
        'before:size-3.5 before:rounded-full before:bg-ui-ink-soft before:transition-[margin] checked:before:ms-4 checked:before:bg-ui-surface',
        'forced-colors:checked:bg-[Highlight] forced-colors:before:bg-[CanvasText] forced-colors:checked:before:bg-[HighlightText]',
      ],
    },
  },
});

const notesClasses = cva('flex flex-col gap-1', {
  variants: { variant: { checkbox: 'ps-7', switch: 'ps-11' } },
});

interface Appearance {
  variant: 'checkbox' | 'switch';
  /** Whether some but not all of its items are checked. */
  mixed?: boolean;
}

/** A native checkbox with label, hint and error, rendered as a checkbox or as a switch. */
export const CheckControl = forwardRef<HTMLInputElement, CheckControlProps & Appearance>(
  function CheckControl(
    {
      variant,
      label,
      labelMode = 'shown',
      onCheckedChange,
      onChange,
      mixed = false,
      required = false,
      hint,
      error,
      id,
      className,
      ...rest
    },
    ref,
  ) {
    const generatedId = useId();
    const boxId = id ?? generatedId;
    const describedBy = [hint && `${boxId}-hint`, error && `${boxId}-error`]
      .filter(Boolean)
      .join(' ');
    // A form library may reset the value to `undefined`: the checkbox is then unchecked and stays controlled.
    const isControlled =
      rest.defaultChecked === undefined && (onChange ?? onCheckedChange) !== undefined;
    return (
      <div className={cn('flex flex-col gap-1', className)}>
        <label className="flex min-h-6 cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed">
          <input
            ref={(input) => {
              if (input) input.indeterminate = mixed;
              if (typeof ref === 'function') ref(input);
              else if (ref) ref.current = input;
              // Runs after the caller's ref, because form libraries may change the checkbox in it.
              if (input) updateDataState(input);
            }}
            id={boxId}
            type="checkbox"
            role={variant === 'switch' ? 'switch' : undefined}
            className={boxClasses({ variant })}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            aria-required={required || undefined}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
              // In controlled mode the caller may reject the change.
              if (rest.checked === undefined) updateDataState(event.target);
            }}
            {...rest}
            {...('checked' in rest && isControlled && { checked: rest.checked ?? false })}
          />
          <span className={textClasses({ labelMode })}>{label}</span>
        </label>
        {(hint || error !== undefined) && (
          <div className={notesClasses({ variant })}>
            <FieldNotes id={boxId} hint={hint} error={error} />
          </div>
        )}
      </div>
    );
  },
);
