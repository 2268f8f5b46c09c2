import { forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { labelClasses } from '../form-field/control-classes.ts';
import { FieldNotes, type FormControlProps } from '../form-field/form-field.tsx';
import { leaveField } from '../form-field/leave-field.ts';

export interface RadioOption {
  /** What is handed back when it is selected; unique in its group. */
  value: string;
  /** What the option says. */
  label: ReactNode;
  /** A line below the label. */
  detail?: ReactNode;
  /** Disabled: neither selectable nor focusable. */
  disabled?: boolean;
}

export interface RadioGroupProps extends RootProps, FormControlProps {
  /** The question the group answers. */
  label: string;
  /** `hidden` keeps the question for screen readers only. */
  labelMode?: 'shown' | 'hidden';
  /** What can be selected, in the order it is shown. */
  options: ReadonlyArray<RadioOption>;
  /** The selected value, or null while nothing is selected. */
  value?: string | null;
  /** What is selected at first where the group keeps it itself. */
  defaultValue?: string | null;
  /** Called with what was selected. */
  onValueChange?: (value: string) => void;
  /** `row` puts the options side by side where they fit. */
  direction?: 'column' | 'row';
  /** A permanent hint, announced with the group. */
  hint?: ReactNode;
  /** The error message with its remedy; null reserves the space of one line (`FieldProps`). */
  error?: ReactNode;
  /** Whether a selection is required; announced to screen readers. */
  required?: boolean;
}

const optionsClasses = cva('flex', {
  variants: { direction: { row: 'flex-wrap gap-4', column: 'flex-col gap-2' } },
});

/** One choice out of a few, all in sight. Arrow keys move, as the browser does it. */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  {
    id: given,
    label,
    labelMode = 'shown',
    options,
    name,
    value: valueProp,
    defaultValue = null,
    onValueChange,
    required,
    direction = 'column',
    hint,
    error,
    disabled = false,
    form,
    autoFocus,
    onBlur,
    onChange: _onChange,
    className,
    ...rest
  },
  ref,
) {
  const [value, change] = useControllable<string | null>({
    value: valueProp,
    defaultValue,
    onChange: (next) => next !== null && onValueChange?.(next),
  });
  const generated = useId();
  const id = given ?? generated;
  // What Tab reaches: the selected option, else the first that can be selected.
  const selected = options.find((option) => option.value === value && !option.disabled);
  const reached = selected ?? options.find((option) => !option.disabled);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...rest}
      onBlur={leaveField(onBlur)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group has no way to say that it is invalid
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      disabled={disabled}
      className={cn('flex flex-col gap-2', className)}
      aria-describedby={notes || undefined}
    >
      <legend className={labelClasses({ labelMode, className: 'mb-1' })}>{label}</legend>
      <div className={optionsClasses({ direction })}>
        {options.map((option, place) => (
          <label
            key={option.value}
            data-state={option.value === value ? 'checked' : 'unchecked'}
            className="flex cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed"
          >
            <input
              {...(option === reached && { ref, autoFocus })}
              form={form}
              id={place === 0 ? id : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => change(option.value)}
              required={required}
              className="peer mt-0.5 size-5 shrink-0 cursor-[inherit] accent-accent"
            />
            <span className="peer-disabled:text-ink-soft">
              {option.label}
              {option.detail && (
                <span className="block text-sm text-ink-soft">{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
});
