/** The props that decide whether a native control is controlled. */
interface KeptProps {
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

/**
 * Returns the value prop of a native control. A form library may reset a controlled value to `undefined`, which
 * React would treat as uncontrolled and leave unchanged; '' clears it.
 * @param listens Whether there is a change handler.
 */
export const keptValue = (props: KeptProps, listens: boolean): { value?: string } =>
  listens && 'value' in props && props.value === undefined && props.defaultValue === undefined
    ? { value: '' }
    : {};
