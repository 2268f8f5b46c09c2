import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { getControlledValue } from '../form-field/controlled-value.ts';
import {
  controlClasses,
  type FieldProps,
  FormField,
  type FormFieldProps,
} from '../form-field/index.ts';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'size'> {
  /** Called with the new text on every change. */
  onValueChange?: (value: string) => void;
  /** A message about a change that the field made to the typed text (`FormField`). */
  notice?: FormFieldProps['notice'];
  /** A control at the end of the field. */
  end?: ReactNode;
  /** The element around the input and `end`; panels are positioned relative to it. */
  boxRef?: Ref<HTMLSpanElement>;
}

const inputClasses = cva([controlClasses, 'read-only:bg-ui-sunken'], {
  variants: { end: { true: 'pr-10 placeholder:text-sm', false: '' } },
});

/** A single-line text field with label, hint and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelMode,
    hint,
    error,
    optional,
    required,
    notice,
    id,
    onValueChange,
    onChange,
    end,
    boxRef,
    className,
    ...rest
  },
  ref,
) {
  const hasChangeHandler = onChange !== undefined || onValueChange !== undefined;
  return (
    <FormField
      {...{ label, labelMode, hint, error, optional, notice, id, className }}
      required={required && !rest.readOnly && !rest.disabled}
    >
      {(control) => {
        const input = (
          <input
            ref={ref}
            {...control}
            className={inputClasses({ end: Boolean(end) })}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            {...rest}
            {...getControlledValue(rest, hasChangeHandler)}
          />
        );
        if (!end && !boxRef) return input;
        return (
          <span ref={boxRef} className="relative flex">
            {input}
            {end && <span className="absolute inset-y-0 right-0.5 flex items-center">{end}</span>}
          </span>
        );
      }}
    </FormField>
  );
});
