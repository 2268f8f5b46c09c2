import { forwardRef } from 'react';
import { type FieldProps, FormField } from '../form-field/index.ts';
import { TextareaControl, type TextareaControlProps } from './textarea-control.tsx';

export interface TextareaProps extends FieldProps, TextareaControlProps {
  /** The initial height in lines; users can resize it. */
  rows?: number;
  /** The maximum number of characters; a count is shown below the text. */
  maxLength?: number;
}

/** A multi-line text field with label, hint and error. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  { label, labelMode, hint, error, optional, required, id, rows = 4, className, ...rest },
  ref,
) {
  return (
    <FormField
      {...{ label, labelMode, hint, error, optional, id, className }}
      required={required && !rest.readOnly && !rest.disabled}
    >
      {(control) => <TextareaControl ref={ref} {...control} rows={rows} {...rest} />}
    </FormField>
  );
});
