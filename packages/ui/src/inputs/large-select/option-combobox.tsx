import { forwardRef } from 'react';
import { type FieldProps, FormField } from '../form-field/index.ts';
import { ComboboxControl, type ComboboxControlProps } from './combobox-control.tsx';

export interface OptionComboboxProps extends FieldProps, Omit<ComboboxControlProps, 'control'> {
  id?: string;
}

/** The search field and its list, with label, hint and error. */
export const OptionCombobox = forwardRef<HTMLInputElement, OptionComboboxProps>(
  function OptionCombobox({ id, label, labelMode, hint, error, optional, required, ...rest }, ref) {
    return (
      <FormField {...{ label, labelMode, hint, error, optional, required, id }}>
        {(control) => <ComboboxControl ref={ref} {...{ control, label }} {...rest} />}
      </FormField>
    );
  },
);
