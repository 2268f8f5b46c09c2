/** The props of a plain control that say who keeps its value. */
interface KeptProps {
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

/**
 * The value of a control whose owner keeps it but has none: empty. A form library's reset hands over
 * `undefined`, which React takes for a control that nobody keeps and leaves as it is.
 * @param listens Whether the owner is told of changes.
 */
export const keptValue = (props: KeptProps, listens: boolean): { value?: string } =>
  listens && 'value' in props && props.value === undefined && props.defaultValue === undefined
    ? { value: '' }
    : {};
