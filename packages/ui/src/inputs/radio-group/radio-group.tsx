import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { labelClasses } from '../form-field/control-classes.ts';
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import { FieldNotes, type FormControlProps } from '../form-field/form-field.tsx';

export interface RadioOption<Value extends string = string> {
  /** The value passed to `onValueChange`; unique in its group. */
  value: Value;
  /** The label of the option. */
  label: ReactNode;
  /** A line below the label. */
  detail?: ReactNode;
  /** Whether the option is disabled: it can be neither selected nor focused. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends RootProps,
    FormControlProps {
  /** The label of the group. */
  label: string;
  /** `hidden` shows the label to screen readers only. */
  labelMode?: 'shown' | 'hidden';
  /** The options in display order. */
  options: ReadonlyArray<RadioOption<Value>>;
  /** The selected value, or null for none (controlled). */
  value?: Value | null;
  /** The initial value (uncontrolled). */
  defaultValue?: Value | null;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
  /** `row` places the options side by side if they fit. */
  direction?: 'column' | 'row';
  /** A permanent hint, announced with the group. */
  hint?: ReactNode;
  /** The error message: what is wrong and how to correct it. null reserves one line (`FieldProps`). */
  error?: ReactNode;
  /** Whether a selection is required; announced to screen readers. */
  required?: boolean;
}

const optionsClasses = cva('flex', {
  variants: { direction: { row: 'flex-wrap gap-4', column: 'flex-col gap-2' } },
});

/** A group of radio buttons to select one of a few options. Arrow keys move the selection. */
export const RadioGroup = forwardRef(function RadioGroup<Value extends string>(
  {
    id: idProp,
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
  }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [value, setValue] = useControllable<Value | null>({
    value: valueProp,
    defaultValue,
    onChange: (newValue) => newValue !== null && onValueChange?.(newValue),
  });
  const generatedId = useId();
  const id = idProp ?? generatedId;
  // The tabbable option: the selected one, or the first enabled one.
  const selectedOption = options.find((option) => option.value === value && !option.disabled);
  const tabbableOption = selectedOption ?? options.find((option) => !option.disabled);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...rest}
      onBlur={createFieldBlurHandler(onBlur)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the role group does not support aria-invalid
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      disabled={disabled}
      className={cn('flex flex-col gap-2', className)}
      aria-describedby={describedBy || undefined}
    >
      <legend className={labelClasses({ labelMode, className: 'mb-1' })}>{label}</legend>
      <div className={optionsClasses({ direction })}>
        {options.map((option, index) => (
          <label
            key={option.value}
            data-state={option.value === value ? 'checked' : 'unchecked'}
            className="flex cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed"
          >
            <input
              {...(option === tabbableOption && { ref, autoFocus })}
              form={form}
              id={index === 0 ? id : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => setValue(option.value)}
              required={required}
              className="peer mt-0.5 size-5 shrink-0 cursor-[inherit] accent-ui-accent"
            />
            <span className="peer-disabled:text-ui-ink-soft">
              <span>{option.label}</span>
              {option.detail && (
                <span className="block text-sm text-ui-ink-soft">{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}) as <Value extends string>(
  props: RadioGroupProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;
