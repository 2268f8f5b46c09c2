export interface HiddenValuesProps {
  /** The name under which a form posts the values; without it nothing is posted. */
  name: string | undefined;
  /** One field each. */
  values: readonly string[];
  disabled?: boolean | undefined;
  /** The id of the form they are posted with, where they stand outside of it. */
  form?: string | undefined;
}

/** What a control that the browser does not know posts with its form. */
export const HiddenValues = ({ name, values, disabled, form }: HiddenValuesProps) =>
  name === undefined
    ? null
    : values.map((value) => (
        <input key={value} type="hidden" {...{ name, value, disabled, form }} />
      ));
