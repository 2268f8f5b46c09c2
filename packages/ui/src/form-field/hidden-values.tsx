export interface HiddenValuesProps {
  /** The name under which a form posts the values; without it nothing is posted. */
  name: string | undefined;
  /** One field each. */
  values: readonly string[];
  disabled?: boolean | undefined;
}

/** What a control that the browser does not know posts with its form. */
export const HiddenValues = ({ name, values, disabled }: HiddenValuesProps) =>
  name === undefined
    ? null
    : values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
      ));
