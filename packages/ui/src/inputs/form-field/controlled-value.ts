/** The props that determine whether a native control is controlled. */
interface ValueProps {
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

/**
 * Returns the value prop of a native control. A form library may reset a controlled value to `undefined`, which
 * React would treat as uncontrolled and leave unchanged; '' clears it.
 * @param hasChangeHandler Whether the control has a change handler.
 */
export const getControlledValue = (
  props: ValueProps,
  hasChangeHandler: boolean,
): { value?: string } =>
  hasChangeHandler &&
  'value' in props &&
  props.value === undefined &&
  props.defaultValue === undefined
    ? { value: '' }
    : {};
