import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronDown } from '../../icons/icons.ts';
import { getControlledValue } from '../form-field/controlled-value.ts';
import { controlClasses, type FieldProps, FormField } from '../form-field/index.ts';

export interface SelectOption<Value extends string = string> {
  /** The value passed to events; unique among the options. */
  value: Value;
  /** The label in the list. */
  label: string;
  /** Whether the option is disabled. */
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'size' | 'multiple'> {
  /** The options in display order, up to a few dozen; use `LargeSelect` for more. */
  options: ReadonlyArray<SelectOption<Value>>;
  /** Shown while nothing is selected; it cannot be selected. */
  placeholder?: string;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
}

/** A field to select one option from a short list. It uses the native select, which works best on phones. */
export const Select = forwardRef(function Select<Value extends string>(
  {
    label,
    labelMode,
    hint,
    error,
    optional,
    required,
    id,
    options,
    placeholder,
    onValueChange,
    onChange,
    className,
    ...rest
  }: SelectProps<Value>,
  ref: ForwardedRef<HTMLSelectElement>,
) {
  // Without a default value the browser would select the first option instead of the placeholder.
  const showsPlaceholder =
    placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  const isControlled = 'value' in rest && (onChange ?? onValueChange) !== undefined;
  return (
    <FormField
      {...{ label, labelMode, hint, error, optional, id, className }}
      required={required && !rest.disabled}
    >
      {(control) => (
        <span className="relative flex">
          <select
            ref={ref}
            {...control}
            className={cn(
              controlClasses,
              'appearance-none pr-10 [&:has(option[value=""]:checked)]:text-ui-ink-soft [&>option]:text-ui-ink',
            )}
            onChange={(event) => {
              onChange?.(event);
              // The browser selects one of the options.
              onValueChange?.(event.target.value as Value);
            }}
            {...rest}
            {...(showsPlaceholder && !isControlled
              ? { defaultValue: '' }
              : getControlledValue(rest, isControlled))}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 -mt-2.5 size-5 text-ui-ink-soft" />
        </span>
      )}
    </FormField>
  );
}) as <Value extends string>(
  props: SelectProps<Value> & RefAttributes<HTMLSelectElement>,
) => ReactElement;
