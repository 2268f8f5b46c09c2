export interface HiddenValuesProps {
  /** The form field name of the values; without it, nothing is posted. */
  name: string | undefined;
  /** The values; each is posted by a hidden field. */
  values: readonly string[];
  disabled?: boolean | undefined;
  /** The id of the form, if the field is outside of it. */
  form?: string | undefined;
}

/** Hidden fields that post the values of a control that is not a native form element. */
export const HiddenValues = ({ name, values, disabled, form }: HiddenValuesProps) =>
  name === undefined
    ? null
    : values.map((value) => (
        <input key={value} type="hidden" {...{ name, value, disabled, form }} />
      ));
