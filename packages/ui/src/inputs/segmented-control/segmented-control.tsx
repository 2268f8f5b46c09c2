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
import { createFieldBlurHandler } from '../form-field/field-blur-handler.ts';
import { FieldNotes, type FieldProps, type FormControlProps } from '../form-field/form-field.tsx';

export interface SegmentedControlOption<Value extends string> {
  /** The value passed to `onValueChange`; unique in its control. */
  value: Value;
  /** The label: a word or two, or an icon with an accessible name. */
  label: ReactNode;
  /** Whether the option is disabled: it can be neither selected nor focused. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string>
  extends RootProps,
    FormControlProps,
    Pick<FieldProps, 'hint' | 'error' | 'required'> {
  /** The accessible name of the control; not visible. */
  label: string;
  /** `quiet` has no background, for settings that are rarely changed. */
  emphasis?: 'normal' | 'quiet';
  /** Two or three options in display order. */
  options: ReadonlyArray<SegmentedControlOption<Value>>;
  /** The selected value (controlled); one option is always selected. */
  value?: Value;
  /** The initial option (uncontrolled); the first by default. */
  defaultValue?: Value;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
}

// The transparent radio button covers its label and renders the focus ring. This avoids `:has()`, which browsers
// evaluate again on every DOM insertion.
const radioClasses =
  'absolute -inset-px m-0 cursor-[inherit] appearance-none rounded-ui-sm outline-offset-0';
/** One segment. In forced colors mode the selected segment uses the system's selection colors. */
const segmentClasses = cva(
  'relative flex min-h-10 flex-auto items-center justify-center rounded-ui-sm border px-3 py-1 text-center text-sm font-semibold',
  {
    variants: {
      state: {
        checked:
          'border-ui-line-strong bg-ui-surface text-ui-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        unchecked: 'border-transparent text-ui-ink-soft',
      },
      disabled: { true: 'cursor-not-allowed opacity-60', false: 'cursor-pointer' },
    },
    defaultVariants: { disabled: false },
  },
);

const trackClasses = cva('flex flex-wrap gap-1 rounded-ui-md p-0.5', {
  variants: { emphasis: { normal: 'bg-ui-sunken', quiet: '' } },
});

/** A row of two or three options, one of which is selected. Arrow keys move the selection. */
export const SegmentedControl = forwardRef(function SegmentedControl<Value extends string>(
  {
    label,
    options,
    value: valueProp,
    defaultValue,
    onValueChange,
    name: nameProp,
    emphasis = 'normal',
    id: idProp,
    hint,
    error,
    required,
    disabled = false,
    form,
    autoFocus,
    onBlur,
    onChange: _onChange,
    className,
    ...rest
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [value, setValue] = useControllable<Value | undefined>({
    value: valueProp,
    defaultValue: defaultValue ?? options[0]?.value,
    onChange: (newValue) => newValue !== undefined && onValueChange?.(newValue),
  });
  const generatedId = useId();
  const name = nameProp ?? generatedId;
  const id = idProp ?? generatedId;
  const tabbableOption = options.find((segment) => segment.value === value) ?? options[0];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...rest}
      onBlur={createFieldBlurHandler(onBlur)}
      // The role `group` supports neither aria-invalid nor aria-required.
      {...((required || error) && {
        role: 'radiogroup',
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      disabled={disabled}
      aria-describedby={describedBy || undefined}
      className={cn('flex min-w-0 flex-col gap-1', className)}
    >
      <legend className="sr-only">{label}</legend>
      <div className={trackClasses({ emphasis })}>
        {options.map((segment) => (
          <label
            key={segment.value}
            data-state={segment.value === value ? 'checked' : 'unchecked'}
            className={segmentClasses({
              state: segment.value === value ? 'checked' : 'unchecked',
              disabled: disabled || (segment.disabled ?? false),
            })}
          >
            <input
              {...(segment === tabbableOption && { ref, autoFocus })}
              {...{ form, required }}
              id={segment === options[0] ? id : undefined}
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => setValue(segment.value)}
              className={radioClasses}
            />
            <span className="contents">{segment.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}) as <Value extends string>(
  props: SegmentedControlProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;
