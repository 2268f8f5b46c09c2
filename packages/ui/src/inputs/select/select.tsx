import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronDown } from '../../icons/icons.ts';
import { controlClasses, type FieldProps, FormField } from '../form-field/index.ts';
import { keptValue } from '../form-field/kept-value.ts';

export interface SelectOption {
  /** The value passed to events; unique among the options. */
  value: string;
  /** What is read in the device's list. */
  label: string;
  /** Shown, but not selectable. */
  disabled?: boolean;
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'size' | 'multiple'> {
  /** What can be selected, in the order it is shown; for some dozens, above that `LargeSelect`. */
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is selected; cannot be selected again. */
  placeholder?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
}

/** One choice out of a short list, with the device's own list: best on phones, nothing to load. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
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
  },
  ref,
) {
  // Left to itself the browser would choose the first option for somebody who has not looked yet.
  const isFree =
    placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  const isKept = 'value' in rest && (onChange ?? onValueChange) !== undefined;
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
              'appearance-none pr-10 [&:has(option[value=""]:checked)]:text-ink-soft [&>option]:text-ink',
            )}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            {...rest}
            {...(isFree && !isKept ? { defaultValue: '' } : keptValue(rest, isKept))}
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
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 -mt-2.5 size-5 text-ink-soft" />
        </span>
      )}
    </FormField>
  );
});
