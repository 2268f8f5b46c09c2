/** The props that decide whether a native control is controlled. */
interface KeptProps {
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

/**
 * Returns the value of a control: '' if it is controlled but has no value. A form library's reset passes
 * `undefined`, which React would treat as uncontrolled and leave unchanged.
 * @param listens Whether there is a change handler.
 */
export const keptValue = (props: KeptProps, listens: boolean): { value?: string } =>
  listens && 'value' in props && props.value === undefined && props.defaultValue === undefined
    ? { value: '' }
    : {};
